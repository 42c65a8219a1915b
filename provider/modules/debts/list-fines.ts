import type { FinesAnswer } from '@/provider/contract/fines'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { DisputesService } from '@/provider/modules/debts/check-dispute'
import { debtTotals } from '@/provider/modules/debts/rules/debt-totals'
import type { Files } from '@/provider/modules/files/files'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { type FineStatus, fineDebtKop } from '@/provider/rules/debts/fine-amount'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import type { FinesRepository } from './fine-queries'

type Parts = {
  fines: FinesRepository
  disputes: DisputesService
  files: Files
  settings: SettingsService
  now: () => Date
}
type Fine = FinesAnswer['items'][number]

export type FinesService = ReturnType<typeof createFinesService>

export function createFinesService({ fines, disputes, files, settings, now }: Parts) {
  return {
    /** @param booking only those of the booking with this number */
    async list(clientId: number, language: Language, booking?: string): Promise<FinesAnswer> {
      const { timeZone, scans } = await settings.current()
      const today = toStationMoment(now(), timeZone).date
      const [rows, disputing, evidenceOf] = await Promise.all([
        fines.list(clientId, booking),
        disputes.of(clientId, 'fine'),
        files.readEvidence(clientId, 'fine'),
      ])
      const items = await Promise.all(
        rows.map(async (fine): Promise<Fine> => {
          const debt = fineDebtKop(fine, today) / KOPECKS_PER_ROUBLE
          const { id, car, date, decisionNumber, decisionDate, booking } = fine
          return {
            ...{ id, car, date, decisionNumber, decisionDate, booking, debt },
            name: textIn(fine.name, language),
            size: fine.sizeKop / KOPECKS_PER_ROUBLE,
            place: textIn(fine.place, language),
            paid: fine.paidKop / KOPECKS_PER_ROUBLE,
            status: fine.status,
            discount: discountOf(fine, today, debt),
            note: fine.note ? textIn(fine.note, language) : '',
            evidence: evidenceOf(id),
            ...(await disputing(fine)),
          }
        }),
      )
      return { items, ...debtTotals(items), scanMaxMb: scans.maxMb }
    },
  }
}

type Terms = { discountPercent: number; discountUntil: string | null; status: FineStatus }

/** While it can still be used: a debt that is disputed has no deadline, it does not grow. */
function discountOf({ discountPercent, discountUntil, status }: Terms, today: string, debt: number): Fine['discount'] {
  if (discountUntil === null || discountPercent === 0 || debt === 0) return null
  return today > discountUntil || status === 'disputed' ? null : { until: discountUntil, sum: debt }
}
