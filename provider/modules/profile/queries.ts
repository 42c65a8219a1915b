import { and, eq, inArray } from 'drizzle-orm'
import type { NameChange } from '@/provider/contract/profile'
import type { Database, Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { clients } from '@/provider/db/schema/clients'
import { nameRequests } from '@/provider/db/schema/profile'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'

/** `branchEmail`: who decides on it. */
type NewName = { clientId: number; name: NameChange; station: string; branchEmail: string; at: Date }

export type ProfileRepository = ReturnType<typeof createProfileRepository>

export function createProfileRepository(db: Database) {
  return {
    async find(clientId: number) {
      const { lastName, firstName, middleName, phone, email, emailConfirmedAt, language } = clients
      const [row] = await db
        .select({ lastName, firstName, middleName, phone, email, emailConfirmedAt, language })
        .from(clients)
        .where(eq(clients.id, clientId))
      return row?.phone ? { ...row, phone: row.phone } : null
    },

    isNameVerified: (clientId: number) => isNameVerified(db, clientId),

    /** The name that waits for the branch. */
    async findAskedName(clientId: number) {
      const { lastName, firstName, middleName, askedAt } = nameRequests
      const [row] = await db
        .select({ lastName, firstName, middleName, askedAt })
        .from(nameRequests)
        .where(isWaiting(clientId))
      return row ?? null
    },

    /**
     * At once while nobody has seen the client's documents; afterwards it is the branch's to decide. A later wish replaces
     * the one before; the present name takes it back.
     */
    async changeName({ clientId, name, station, branchEmail, at }: NewName): Promise<'changed' | 'asked'> {
      const { last_name: lastName, first_name: firstName, middle_name: middleName } = name
      return db.transaction(async (tx) => {
        await lockClientById(tx, clientId)
        await tx.update(nameRequests).set({ state: 'replaced', decidedAt: at }).where(isWaiting(clientId))
        if (!(await isNameVerified(tx, clientId))) {
          await tx.update(clients).set({ lastName, firstName, middleName }).where(eq(clients.id, clientId))
          return 'changed'
        }
        if (await isCalled(tx, clientId, name)) return 'changed'
        await tx.insert(nameRequests).values({ clientId, lastName, firstName, middleName, askedAt: at })
        const to = { clientId, address: branchEmail, language: 'ru' } as const
        const params = { client: String(clientId) }
        await enqueue(tx, { ...to, station, kind: 'name_asked', channel: 'email', params, at })
        return 'asked'
      })
    },
  }
}

function isWaiting(clientId: number) {
  return and(eq(nameRequests.clientId, clientId), eq(nameRequests.state, 'waiting'))
}

/** Whoever was handed a car has shown a passport. */
async function isNameVerified(db: Pick<Database, 'select'>, clientId: number): Promise<boolean> {
  const seen = await db
    .select({ id: bookings.id })
    .from(bookings)
    .where(and(eq(bookings.clientId, clientId), inArray(bookings.status, ['active', 'completed'])))
    .limit(1)
  return seen.length > 0
}

async function isCalled(tx: Transaction, clientId: number, name: NameChange): Promise<boolean> {
  const { lastName, firstName, middleName } = clients
  const [row] = await tx.select({ lastName, firstName, middleName }).from(clients).where(eq(clients.id, clientId))
  return (
    row?.lastName === name.last_name &&
    row.firstName === name.first_name &&
    (row.middleName ?? null) === name.middle_name
  )
}
