import { sql } from 'drizzle-orm'
import type { ClientResponse } from '@/provider/contract/account'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { unpaidFines } from '@/provider/records/debts/unpaid-fines'

type Deps = { db: Database; settings: Settings; now: () => Date }

/** Counts what the client has to do. Only numbers: the menu shows them on every page. */
export async function countAttention(
  { db, settings, now }: Deps,
  clientId: number,
): Promise<ClientResponse['attention']> {
  const at = now()
  const today = toStationMoment(at, (await settings.current()).timeZone).date
  // A driver: something is missing or rejected, or the client has not yet approved it.
  const counting = db.execute<{ offers: number; damages: number; drivers: number }>(sql`
    select
      (select count(*)::int from offers where client_id = ${clientId} and state = 'active'
        and valid_to >= ${today}::date) as offers,
      (select count(*)::int from damages where client_id = ${clientId} and status <> 'cancelled'
        and debt_kop > 0) as damages,
      (select count(*)::int from drivers where client_id = ${clientId}
        and (not approved or verification in ('rejected', 'incomplete'))) as drivers`)
  const [{ rows }, fines] = await Promise.all([counting, unpaidFines(db, clientId, today)])
  const { offers = 0, damages = 0, drivers = 0 } = rows[0] ?? {}
  return { offers, fines, damages, drivers }
}
