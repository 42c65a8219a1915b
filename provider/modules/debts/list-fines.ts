import type { FinesResponse } from '@/provider/contract/debts'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { isOfYear, yearsOf } from '@/provider/contract/rules/dates/years-of'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import type { Files } from '@/provider/modules/files/files'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type FineStatus, fineDebtKop } from '@/provider/rules/debts/fine-amount'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { listFineRows } from './fine-queries'
import { readDisputes } from './read-disputes'
import { debtTotals } from './rules/debt-totals'

type Deps = { db: Database; files: Files; settings: Settings; now: () => Date }
type Fine = FinesResponse['items'][number]

export type Fines = { list: Bound<typeof listFines> }

/** Lists a client's fines with their disputes and evidence. @param booking only those of the booking with this number */
export async function listFines(
  deps: Deps,
  clientId: number,
  language: Language,
  { booking, year = null }: { booking?: string; year?: number | null } = {},
): Promise<FinesResponse> {
  const { db, files, settings, now } = deps
  const { timeZone, scans } = await settings.current()
  const today = toStationMoment(now(), timeZone).date
  const [rows, disputeOf, evidenceOf] = await Promise.all([
    listFineRows(db, clientId, booking),
    readDisputes(deps, clientId, 'fine'),
    files.readEvidence(clientId, 'fine'),
  ])
  const listed = rows.filter(({ date }) => isOfYear(date, year))
  const items = await Promise.all(
    listed.map(async (fine): Promise<Fine> => {
      const debt = fineDebtKop(fine, today) / KOPECKS_PER_ROUBLE
      const { id, car, drawn, date, decisionNumber, decisionDate, booking } = fine
      return {
        ...{ id, car, drawn, date, decisionNumber, decisionDate, booking, debt },
        name: textIn(fine.name, language),
        size: fine.sizeKop / KOPECKS_PER_ROUBLE,
        place: textIn(fine.place, language),
        paid: fine.paidKop / KOPECKS_PER_ROUBLE,
        status: fine.status,
        discount: discountOf(fine, today, debt),
        note: fine.note ? textIn(fine.note, language) : '',
        evidence: evidenceOf(id),
        ...(await disputeOf(fine)),
      }
    }),
  )
  const years = yearsOf(rows.map(({ date }) => date))
  return { items, years, ...debtTotals(items), scanMaxMb: scans.maxMb }
}

type Terms = { discountPercent: number; discountUntil: string | null; status: FineStatus }

/** The discount while it can still be used. A disputed debt does not grow, so it has no deadline. */
function discountOf({ discountPercent, discountUntil, status }: Terms, today: string, debt: number): Fine['discount'] {
  if (discountUntil === null || discountPercent === 0 || debt === 0) return null
  return today > discountUntil || status === 'disputed' ? null : { until: discountUntil, sum: debt }
}
