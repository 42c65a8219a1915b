import { and, eq, gt } from 'drizzle-orm'
import type { MessageRequest } from '@/provider/contract/contacts'
import type { Database, Transaction } from '@/provider/db/database'
import { messages } from '@/provider/db/schema/contacts'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockClient } from '@/provider/records/clients/lock-client'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import { hasRequestsLeft } from '@/provider/records/requests/daily-limit'
import type { Visitor } from '@/provider/rules/actors'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

type Deps = { db: Database; settings: Settings; now: () => Date }

/**
 * Stores a message of the contact form with its sender as a client and the consents, and notifies the branch. A duplicate
 * is stored once. Of one phone only as many within 24 hours as the settings allow are stored; the others get the same
 * answer. The client is locked, so of two messages at once the second sees the first. The e-mail stays with the message:
 * a visitor may type another person's phone, and only a booking proves who that person is.
 *
 * @throws {FailureError} `consent_required`
 */
export async function sendMessage({ db, settings, now }: Deps, request: MessageRequest, visitor: Visitor) {
  const at = now()
  const data = await settings.current()
  const consents = personalConsents(visitor, data, at)
  const { language, tracking } = visitor
  const { station } = settings
  const { name: firstName, phone } = request
  await db.transaction(async (tx) => {
    const { id: clientId } = await lockClient(tx, { station, phone, firstName, language }, at)
    if (await hasDuplicate(tx, clientId, request, at)) return
    const limit = { table: messages, ofPerson: eq(messages.clientId, clientId), max: data.maxMessagesPerPhone }
    if (!(await hasRequestsLeft(tx, limit, at))) return
    const [row] = await tx
      .insert(messages)
      .values({ ...request, station, language, ...tracking, clientId, createdAt: at })
      .returning({ id: messages.id })
    if (!row) throw new Error('an inserted message came back without its id')
    await recordConsents(tx, { messageId: row.id }, consents)
    await enqueueForBranch(tx, 'message_sent', { id: row.id, station, language, branchEmail: data.main_email, at })
  })
}

async function hasDuplicate(tx: Transaction, clientId: number, request: MessageRequest, at: Date): Promise<boolean> {
  const { name, email, message } = request
  const [duplicate] = await tx
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
  return duplicate !== undefined
}
