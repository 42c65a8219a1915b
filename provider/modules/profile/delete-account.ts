import { eq, sql } from 'drizzle-orm'
import type { Obstacle } from '@/provider/contract/profile'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { unpaidFines } from '@/provider/records/debts/unpaid-fines'
import { annulMiles } from '@/provider/records/miles/ledger'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { revokeSessionsOf } from '@/provider/records/sessions/begin-session'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import { forgetActs } from './erase-history'

/** In the place of a name that is forgotten; the database wants the same. */
const NOBODY = '—'

/** `today`: at the station, `YYYY-MM-DD`. */
type Moment = { at: Date; today: string }

export type DeletionRepository = ReturnType<typeof createDeletionRepository>

export function createDeletionRepository(db: Database) {
  return {
    obstaclesOf: (clientId: number, moment: Moment) => obstaclesOf(db, clientId, moment),

    /**
     * All at once: what the law keeps loses its names, everything else goes. The farewell carries its addresses with it and
     * is the last that knows them, until it has left.
     *
     * @returns what stands in the way; nothing is changed then.
     */
    async forget(clientId: number, moment: Moment & { station: string }): Promise<Obstacle[]> {
      return db.transaction(async (tx) => {
        const client = await lock(tx, clientId)
        if (!client?.phone) return []
        const obstacles = await obstaclesOf(tx, clientId, moment)
        if (obstacles.length > 0) return obstacles
        const { at, station } = moment
        const { phone, language } = client
        await forgetActs(tx, { id: clientId, phone, email: client.email, at })
        await annulMiles(tx, { clientId, station, at })
        await revokeSessionsOf(tx, clientId, at)
        await tx
          .update(clients)
          .set({ ...FORGOTTEN, deletedAt: at })
          .where(eq(clients.id, clientId))
        const farewell = { station, kind: 'account_deleted', clientId: null, language, at } as const
        await enqueue(tx, { ...farewell, channel: 'sms', address: phone })
        const email = confirmedEmail(client)
        if (email !== null) await enqueue(tx, { ...farewell, channel: 'email', address: email })
        return []
      })
    },
  }
}

const FORGOTTEN = {
  firstName: NOBODY,
  lastName: null,
  middleName: null,
  phone: null,
  email: null,
  emailConfirmedAt: null,
  birthDate: null,
  citizenship: null,
  passwordHash: null,
  registeredAt: null,
} as const

async function lock(tx: Transaction, clientId: number) {
  const { phone, email, emailConfirmedAt, language } = clients
  const [client] = await tx
    .select({ phone, email, emailConfirmedAt, language })
    .from(clients)
    .where(eq(clients.id, clientId))
    .for('update')
  return client
}

type Reading = Pick<Database, 'select' | 'execute'>

async function obstaclesOf(db: Reading, clientId: number, { at, today }: Moment): Promise<Obstacle[]> {
  const { rows } = await db.execute<{ active: boolean; open: boolean; paying: boolean; damaged: boolean }>(sql`
    select
      exists (select 1 from bookings b where b.client_id = ${clientId} and b.status = 'active') as active,
      exists (select 1 from bookings b where b.client_id = ${clientId}
        and b.status in ('held', 'awaiting_payment', 'confirmed') and ${activeBooking(at, 'b')})
        or exists (select 1 from long_term_requests r where r.client_id = ${clientId} and r.state = 'agreed'
          and r.end_on > ${today}::date) as open,
      exists (select 1 from payments p left join refunds r on r.payment_id = p.id where p.client_id = ${clientId}
        and (p.state in ('created', 'pending', 'held') or r.state in ('created', 'pending'))) as paying,
      exists (select 1 from damages d where d.client_id = ${clientId} and d.debt_kop > 0) as damaged`)
  const [row] = rows
  const found: [Obstacle, boolean][] = [
    ['rental_active', row?.active ?? false],
    ['booking_open', row?.open ?? false],
    ['payment_open', row?.paying ?? false],
    ['debt', row?.damaged || (await unpaidFines(db, clientId, today)) > 0],
  ]
  return found.flatMap(([name, stands]) => (stands ? [name] : []))
}
