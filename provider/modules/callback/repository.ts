import { subSeconds } from 'date-fns'
import { and, eq, gt, sql } from 'drizzle-orm'
import type { Consent } from '@/provider/contract/bookings'
import type { Database, Transaction } from '@/provider/db/database'
import { callbacks, clients, consents } from '@/provider/db/schema'
import type { Language } from '@/provider/rules/language'

/** The same request again within this time is a second press of the button. */
const TWIN_SECONDS = 60

/** As the visitor's cookies had them; null: there was no such cookie. */
export type Tracking = { spId: string | null; ubtcid: string | null; ymUid: string | null; referer: string | null }

export type NewCallback = {
  station: string
  name: string
  phone: string
  partner: string | null
  affiliate: string | null
  language: Language
  tracking: Tracking
  consents: (Consent & { givenAt: Date; ip: string | null })[]
  at: Date
}

export type CallbackRepository = ReturnType<typeof createCallbackRepository>

export function createCallbackRepository(db: Database) {
  return {
    /** One row for a request and its twins: the client is locked, so of two at once the second sees the first. */
    async keep(callback: NewCallback): Promise<void> {
      await db.transaction(async (tx) => {
        const clientId = await lockClient(tx, callback)
        if (await hasTwin(tx, clientId, callback)) return
        const { station, name, phone, partner, affiliate, tracking, at } = callback
        const [row] = await tx
          .insert(callbacks)
          .values({ station, clientId, name, phone, partner, affiliate, ...tracking, createdAt: at })
          .returning({ id: callbacks.id })
        if (!row) throw new Error('an inserted callback has no id')
        await tx.insert(consents).values(callback.consents.map((consent) => ({ ...consent, callbackId: row.id })))
      })
    },
  }
}

/** The client with this phone; a new one has the name as it was given. What a known client has is never overwritten. */
async function lockClient(tx: Transaction, { station, name, phone, language, at }: NewCallback): Promise<number> {
  await tx
    .insert(clients)
    .values({ station, phone, firstName: name, language, createdAt: at })
    .onConflictDoNothing({ target: clients.phone })
  const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.phone, phone)).for('update')
  if (!client) throw new Error('a client vanished between two statements')
  return client.id
}

async function hasTwin(tx: Transaction, clientId: number, callback: NewCallback): Promise<boolean> {
  const { name, partner, affiliate, at } = callback
  const [twin] = await tx
    .select({ id: callbacks.id })
    .from(callbacks)
    .where(
      and(
        eq(callbacks.clientId, clientId),
        gt(callbacks.createdAt, subSeconds(at, TWIN_SECONDS)),
        eq(callbacks.name, name),
        sql`${callbacks.partner} is not distinct from ${partner}`,
        sql`${callbacks.affiliate} is not distinct from ${affiliate}`,
      ),
    )
  return twin !== undefined
}
