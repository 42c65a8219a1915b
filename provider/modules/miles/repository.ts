import { and, desc, eq, notExists, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Database } from '@/provider/db/database'
import { mileEntries } from '@/provider/db/schema/account'

export type MilesRepository = ReturnType<typeof createMilesRepository>
export type MileEntryRow = Awaited<ReturnType<MilesRepository['listEarned']>>[number]

const CLIENT = sql`'client:%'`

export function createMilesRepository(db: Database) {
  const list = (clientId: number, which: SQL | undefined) =>
    db
      .select({
        id: mileEntries.id,
        at: mileEntries.at,
        text: mileEntries.text,
        miles: mileEntries.miles,
        state: mileEntries.state,
        expiresOn: mileEntries.expiresOn,
      })
      .from(mileEntries)
      .where(and(eq(mileEntries.clientId, clientId), which))
      .orderBy(desc(mileEntries.at), desc(mileEntries.id))

  return {
    /** Sums of the client's two accounts. */
    async sum(clientId: number): Promise<{ available: number; pending: number }> {
      const [row] = await db
        .select({ available: sumOf('client:available'), pending: sumOf('client:pending') })
        .from(mileEntries)
        .where(eq(mileEntries.clientId, clientId))
      return row ?? { available: 0, pending: 0 }
    },

    /** What came in. Of a pending entry and the one that settled it only the second is told. */
    async listEarned(clientId: number) {
      const settling = alias(mileEntries, 'settling')
      const settled = db
        .select({ id: settling.id })
        .from(settling)
        .where(and(eq(settling.clientId, clientId), eq(settling.settlesId, mileEntries.id)))
      return list(clientId, and(sql`${mileEntries.toAccount} like ${CLIENT}`, notExists(settled)))
    },

    /** What the client had and has no more. */
    async listSpent(clientId: number) {
      return list(
        clientId,
        and(eq(mileEntries.fromAccount, 'client:available'), sql`${mileEntries.toAccount} not like ${CLIENT}`),
      )
    },
  }
}

function sumOf(account: 'client:available' | 'client:pending'): SQL<number> {
  const { fromAccount, toAccount, miles } = mileEntries
  return sql`coalesce(sum(case ${account} when ${toAccount} then ${miles} when ${fromAccount} then -${miles} end), 0)`.mapWith(
    Number,
  )
}
