import { subSeconds } from 'date-fns'
import { and, eq, gt } from 'drizzle-orm'
import type { Consent } from '@/provider/contract/bookings'
import type { MessageRequest } from '@/provider/contract/messages'
import type { Database, Transaction } from '@/provider/db/database'
import { clients, messageConsents, messages } from '@/provider/db/schema'
import type { Language } from '@/provider/rules/language'

/** The same message again within this time is a second press of the button. */
const TWIN_SECONDS = 60

export type NewMessage = {
  station: string
  request: MessageRequest
  consents: Consent[]
  language: Language
  ip: string | null
  at: Date
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>

export function createMessagesRepository(db: Database) {
  return {
    /** The message, its sender as a client and the consents, all or nothing; a twin is kept once. */
    async add({ station, request, consents, language, ip, at }: NewMessage): Promise<void> {
      await db.transaction(async (tx) => {
        const clientId = await lockClient(tx, { station, request, language, at })
        if (await hasTwin(tx, clientId, request.message, at)) return
        const [message] = await tx
          .insert(messages)
          .values({ station, clientId, ...request, language, createdAt: at })
          .returning({ id: messages.id })
        if (!message) throw new Error('an inserted message came back without its id')
        const given = consents.map((consent) => ({ ...consent, messageId: message.id, givenAt: at, ip }))
        await tx.insert(messageConsents).values(given).onConflictDoNothing()
      })
    },
  }
}

/**
 * By phone, so that it can register later (PRODUCT §6); what is known of a client is never overwritten. The row stays
 * locked until the transaction ends, so that of two twins the second sees the first.
 */
async function lockClient(
  tx: Transaction,
  {
    station,
    request: { name, phone, email },
    language,
    at,
  }: Pick<NewMessage, 'station' | 'request' | 'language' | 'at'>,
): Promise<number> {
  await tx
    .insert(clients)
    .values({ station, phone, firstName: name, email, language, createdAt: at })
    .onConflictDoNothing({ target: clients.phone })
  const [client] = await tx.select({ id: clients.id }).from(clients).where(eq(clients.phone, phone)).for('update')
  if (!client) throw new Error('a client vanished between two statements')
  return client.id
}

async function hasTwin(tx: Transaction, clientId: number, message: string, at: Date): Promise<boolean> {
  const [twin] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.clientId, clientId),
        eq(messages.message, message),
        gt(messages.createdAt, subSeconds(at, TWIN_SECONDS)),
      ),
    )
  return twin !== undefined
}
