import { sql } from 'drizzle-orm'
import type { DeletionBlocker } from '@/provider/contract/profile'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { mayDisownAtDeletion } from '@/provider/records/bookings/disown-bookings'
import { unpaidFines } from '@/provider/records/debts/unpaid-fines'

/** `today`: at the branch, `YYYY-MM-DD`. */
type BranchMoment = { at: Date; today: string }

/** Returns the present time and the date at the branch. */
export async function branchMoment({ settings, now }: { settings: Settings; now: () => Date }) {
  const at = now()
  return { at, today: toStationMoment(at, (await settings.current()).timeZone).date }
}

/** Lists why an account cannot be deleted now. */
export async function listDeletionBlockers(
  db: Pick<Database, 'select' | 'execute'>,
  clientId: number,
  { at, today }: BranchMoment,
): Promise<DeletionBlocker[]> {
  const ofStranger = mayDisownAtDeletion(clientId, at)
  const { rows } = await db.execute<{ active: boolean; open: boolean; paying: boolean; damaged: boolean }>(sql`
    select
      exists (select 1 from bookings b where b.client_id = ${clientId} and b.status = 'active') as active,
      exists (select 1 from bookings where client_id = ${clientId}
        and status in ('held', 'awaiting_payment', 'confirmed') and ${activeBooking(at, 'bookings')}
        and not ${ofStranger})
        or exists (select 1 from long_term_requests r join clients c on c.id = ${clientId} where r.state = 'agreed'
          and (r.client_id = c.id or (r.client_id is null and r.phone = c.phone)) and r.end_on > ${today}::date) as open,
      exists (select 1 from payments p left join refunds r on r.payment_id = p.id where p.client_id = ${clientId}
        and (p.state in ('created', 'pending', 'held') or r.state in ('created', 'pending'))
        and not exists (select 1 from bookings where bookings.id = p.booking_id and ${ofStranger})) as paying,
      exists (select 1 from damages d where d.client_id = ${clientId} and d.debt_kop > 0) as damaged`)
  const [row] = rows
  const blockers: [DeletionBlocker, boolean][] = [
    ['rental_active', row?.active ?? false],
    ['booking_open', row?.open ?? false],
    ['payment_open', row?.paying ?? false],
    ['debt', row?.damaged || (await unpaidFines(db, clientId, today)) > 0],
  ]
  return blockers.flatMap(([name, isPresent]) => (isPresent ? [name] : []))
}
