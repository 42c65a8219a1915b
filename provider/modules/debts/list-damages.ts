import type { DamagesResponse } from '@/provider/contract/debts'
import { isOfYear, yearsOf } from '@/provider/contract/rules/dates/years-of'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import type { Files } from '@/provider/modules/files/files'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { listDamageRows } from './damage-queries'
import { readDisputes } from './read-disputes'
import { debtTotals } from './rules/debt-totals'

type Damage = DamagesResponse['items'][number]
type Deps = { db: Database; files: Files; settings: Settings; now: () => Date }

export type Damages = { list: Bound<typeof listDamages> }

/** Lists a client's damages with their disputes and evidence. @param booking only those of the booking with this number */
export async function listDamages(
  deps: Deps,
  clientId: number,
  language: Language,
  { booking, year = null }: { booking?: string; year?: number | null } = {},
): Promise<DamagesResponse> {
  const { db, files, settings } = deps
  const { scans } = await settings.current()
  const [rows, disputeOf, evidenceOf, photosOf] = await Promise.all([
    listDamageRows(db, clientId, booking),
    readDisputes(deps, clientId, 'damage'),
    files.readEvidence(clientId, 'damage'),
    files.readOwnPhotos(clientId),
  ])
  const listed = rows.filter(({ date }) => isOfYear(date, year))
  const items = await Promise.all(
    listed.map(async (row): Promise<Damage> => {
      const { id, car, drawn, date, booking } = row
      return {
        ...{ id, car, drawn, date, booking },
        damage: textIn(row.damage, language),
        cost: row.costKop / KOPECKS_PER_ROUBLE,
        covered: row.coveredKop / KOPECKS_PER_ROUBLE,
        paid: row.paidKop / KOPECKS_PER_ROUBLE,
        fromDeposit: row.depositKop / KOPECKS_PER_ROUBLE,
        atMost: row.atMostKop === null ? null : row.atMostKop / KOPECKS_PER_ROUBLE,
        debt: row.debtKop / KOPECKS_PER_ROUBLE,
        status: row.status,
        note: row.note ? textIn(row.note, language) : '',
        evidence: evidenceOf(id),
        ownPhotos: photosOf(booking),
        ...(await disputeOf(row)),
      }
    }),
  )
  const years = yearsOf(rows.map(({ date }) => date))
  return { items, years, ...debtTotals(items), scanMaxMb: scans.maxMb }
}
