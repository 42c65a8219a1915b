import { and, eq, gt } from 'drizzle-orm'
import type { MessageRequest } from '@/provider/contract/messages'
import type { Database, Transaction } from '@/provider/db/database'
import { messages } from '@/provider/db/schema'
import { lockClient } from '@/provider/modules/clients/lock-repository'
import type { GivenConsent } from '@/provider/modules/consents/given-consents'
import { keepConsents } from '@/provider/modules/consents/keep-repository'
import type { Language } from '@/provider/rules/language'
import { twinSince } from '@/provider/rules/second-press'
import type { Tracking } from '@/provider/visitor'

export type NewMessage = MessageRequest & {
  station: string
  language: Language
  tracking: Tracking
  consents: GivenConsent[]
  at: Date
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>

export function createMessagesRepository(db: Database) {
  return {
    /**
     * The message, its sender as a client and the consents, all or nothing; a twin is kept once: the client is locked,
     * so of two at once the second sees the first.
     */
    async keep({ consents, tracking, at, ...message }: NewMessage): Promise<void> {
      await db.transaction(async (tx) => {
        const { station, name: firstName, phone, email, language } = message
        const { id: clientId } = await lockClient(tx, { station, phone, firstName, email, language }, at)
        if (await hasTwin(tx, clientId, message.message, at)) return
        const [row] = await tx
          .insert(messages)
          .values({ ...message, ...tracking, clientId, createdAt: at })
          .returning({ id: messages.id })
        if (!row) throw new Error('an inserted message came back without its id')
        await keepConsents(tx, { messageId: row.id }, consents)
      })
    },
  }
}

async function hasTwin(tx: Transaction, clientId: number, message: string, at: Date): Promise<boolean> {
  const [twin] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), eq(messages.message, message), gt(messages.createdAt, twinSince(at))))
  return twin !== undefined
}
