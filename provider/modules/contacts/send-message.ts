import { subHours } from 'date-fns'
import { and, count, eq, gt } from 'drizzle-orm'
import type { MessageRequest } from '@/provider/contract/contacts'
import type { Database, Transaction } from '@/provider/db/database'
import { messages } from '@/provider/db/schema/requests'
import { lockClient } from '@/provider/records/clients/lock-client'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import type { Tracking } from '@/provider/rules/actors'
import type { GivenConsent } from '@/provider/rules/consents/consent'
import type { Language } from '@/provider/rules/i18n/language'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

const LIMIT_HOURS = 24

export type NewMessage = MessageRequest & {
  station: string
  language: Language
  tracking: Tracking
  consents: GivenConsent[]
  /** How many messages of one phone are kept within 24 hours. */
  maxPerPhone: number
  branchEmail: string
  at: Date
}

export type MessagesRepository = ReturnType<typeof createMessagesRepository>

export function createMessagesRepository(db: Database) {
  return {
    /**
     * The message, its sender as a client, the consents and the letter to the branch, all or nothing. A twin is kept once, and nothing of a phone
     * that has as many as it may: the client is locked, so of two at once the second sees the first. The e-mail stays
     * with the message: anybody may type a stranger's phone, and only a booking says who he is.
     */
    async keep({ consents, tracking, maxPerPhone, branchEmail, at, ...message }: NewMessage): Promise<void> {
      await db.transaction(async (tx) => {
        const { station, name: firstName, phone, language } = message
        const { id: clientId } = await lockClient(tx, { station, phone, firstName, language }, at)
        if (await hasTwin(tx, clientId, message, at)) return
        if ((await countSince(tx, clientId, subHours(at, LIMIT_HOURS))) >= maxPerPhone) return
        const [row] = await tx
          .insert(messages)
          .values({ ...message, ...tracking, clientId, createdAt: at })
          .returning({ id: messages.id })
        if (!row) throw new Error('an inserted message came back without its id')
        await recordConsents(tx, { messageId: row.id }, consents)
        await enqueueForBranch(tx, 'message_sent', { id: row.id, station, language, branchEmail, at })
      })
    },
  }
}

async function hasTwin(tx: Transaction, clientId: number, request: MessageRequest, at: Date): Promise<boolean> {
  const { name, email, message } = request
  const [twin] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        eq(messages.clientId, clientId),
        gt(messages.createdAt, duplicateSince(at)),
        eq(messages.name, name),
        eq(messages.email, email),
        eq(messages.message, message),
      ),
    )
  return twin !== undefined
}

async function countSince(tx: Transaction, clientId: number, since: Date): Promise<number> {
  const [kept] = await tx
    .select({ rows: count() })
    .from(messages)
    .where(and(eq(messages.clientId, clientId), gt(messages.createdAt, since)))
  return kept?.rows ?? 0
}
