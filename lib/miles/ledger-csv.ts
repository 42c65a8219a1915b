import type { useTranslations } from 'next-intl'
import type { MileEntry } from '@/provider/contract/miles'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

type Cell = string | number | null

/** Excel takes a file without it for one of its old code pages. */
const BOM = '\uFEFF'
/** With a comma Russian Excel would put a row into one cell. */
const SEPARATOR = ';'
/** What a spreadsheet takes for the beginning of a formula. */
const FORMULA = /^[=+\-@\t\r]/

/** The ledger for a spreadsheet, named in the reader's language; days are the station's. */
export function ledgerCsv(
  items: readonly MileEntry[],
  t: ReturnType<typeof useTranslations<'miles'>>,
  timeZone: string,
): string {
  const header = [
    ...[t('ledger.date'), t('ledger.reason'), t('csv.number'), t('ledger.rate'), t('ledger.miles'), t('ledger.state')],
    ...[t('ledger.expires'), t('ledger.balance')],
  ]
  const rows = items.map(({ at, text, booking, earnPercent, miles, state, expiresOn, balance }): Cell[] => [
    ...[toStationMoment(new Date(at), timeZone).date, text, booking, earnPercent, miles, t(`states.${state}`)],
    ...[expiresOn, balance],
  ])
  return BOM + [header, ...rows].map((cells) => `${cells.map(written).join(SEPARATOR)}\r\n`).join('')
}

/** A text is never a formula, whoever wrote it; a number is one of ours. */
function written(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell === 'number') return String(cell)
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}
