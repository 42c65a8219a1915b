import { z } from 'zod'
import { type Command, defineCommand } from '@/provider/cli/command'
import type { CliText } from '@/provider/cli/text/language'
import { type Locale, momentCell } from '@/provider/cli/text/moment-text'
import { type Column, tableLines } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { PartnerReport } from '@/provider/modules/partners/report-rentals'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'

const MAX_CODE = 100
const TOTAL: CliText = {
  ru: 'Всего аренд: {count}, оплачено {paid}, доля до {percent} % — не больше {share}',
  en: 'Rentals: {count}, paid {paid}, a share of up to {percent}% is at most {share}',
}
const NONE: CliText = {
  ru: 'За этот месяц по такому коду завершённых аренд нет.',
  en: 'No rental with this code ended in that month.',
}

const report = defineCommand({
  name: 'partner report',
  operator: 'none',
  about: {
    ru: 'Завершённые за месяц аренды по ссылке партнёра и его доля',
    en: 'Rentals by a partner’s link that ended in a month, and the share of them',
  },
  options: {
    code: {
      value: { ru: 'КОД', en: 'CODE' },
      about: {
        ru: 'код из ссылки партнёра: то, что стоит после «partner=» или «affiliate=»',
        en: 'code of the partner’s link: what follows "partner=" or "affiliate="',
      },
      isRequired: true,
    },
    month: {
      value: { ru: 'МЕСЯЦ', en: 'MONTH' },
      about: {
        ru: 'месяц, в котором машину вернули, «2026-11»',
        en: 'month in which the car came back, "2026-11"',
      },
      isRequired: true,
    },
  },
  input: z.object({
    code: z.string().trim().min(1).max(MAX_CODE),
    month: z.string().regex(/^20\d{2}-(0[1-9]|1[0-2])$/),
  }),
  async run({ code, month }, container) {
    return { lines: reportLines(await container.partners.reportRentals(code, month), container) }
  },
})

function reportLines({ rentals, sharePercent, paidKop, shareKop }: PartnerReport, locale: Locale): string[] {
  const { language } = locale
  if (rentals.length === 0) return [NONE[language]]
  const sums = (paid: number, share: number) => ({ paid: exactIn(paid, language), share: exactIn(share, language) })
  const total = { ...sums(paidKop, shareKop), count: String(rentals.length), percent: String(sharePercent) }
  const columns: readonly Column<(typeof rentals)[number]>[] = [
    { head: HEADS.booking, cell: ({ number }) => number },
    { head: HEADS.pickup, cell: ({ startAt }) => momentCell(startAt, locale) },
    { head: HEADS.dropoff, cell: ({ backAt }) => momentCell(backAt, locale) },
    { head: HEADS.paid, cell: (rental) => exactIn(rental.paidKop, language), isNumber: true },
    { head: HEADS.share, cell: (rental) => exactIn(rental.shareKop, language), isNumber: true },
  ]
  return [...tableLines(rentals, columns, language), formatText(TOTAL[language], total)]
}

export const PARTNER_COMMANDS: readonly Command[] = [report]
