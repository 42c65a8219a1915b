import type { DamagesResponse } from '@/provider/contract/debts'
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
  booking?: string,
): Promise<DamagesResponse> {
  const { db, files, settings } = deps
  const { scans } = await settings.current()
  const [rows, disputeOf, evidenceOf] = await Promise.all([
    listDamageRows(db, clientId, booking),
    readDisputes(deps, clientId, 'damage'),
    files.readEvidence(clientId, 'damage'),
  ])
  const items = await Promise.all(
    rows.map(async (row): Promise<Damage> => {
      const { id, car, date, booking } = row
      return {
        ...{ id, car, date, booking },
        damage: textIn(row.damage, language),
        cost: row.costKop / KOPECKS_PER_ROUBLE,
        covered: row.coveredKop / KOPECKS_PER_ROUBLE,
        paid: row.paidKop / KOPECKS_PER_ROUBLE,
        debt: row.debtKop / KOPECKS_PER_ROUBLE,
        status: row.status,
        note: row.note ? textIn(row.note, language) : '',
        evidence: evidenceOf(id),
        ...(await disputeOf(row)),
      }
    }),
  )
  return { items, ...debtTotals(items), scanMaxMb: scans.maxMb }
}
