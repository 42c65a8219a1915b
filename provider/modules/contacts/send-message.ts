import { and, eq, gt } from 'drizzle-orm'
import type { MessageRequest } from '@/provider/contract/contacts'
import type { Database, Transaction } from '@/provider/db/database'
import { messages } from '@/provider/db/schema/contacts'
import { personalConsents } from '@/provider/modules/consents/personal-consents'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordConsents } from '@/provider/records/consents/record-consents'
import { enqueueForBranch } from '@/provider/records/notifications/enqueue-branch'
import { hasRequestsLeft } from '@/provider/records/requests/daily-limit'
import {
  isOfRequester,
  lockRequester,
  type Requester,
  requireHourlyLimit,
} from '@/provider/records/requests/unproved-requests'
import type { RequestVisitor } from '@/provider/rules/actors'
import { duplicateSince } from '@/provider/rules/idempotency/duplicate-window'

type Deps = { db: Database; settings: Settings; secret: string; now: () => Date }

/**
 * Stores a message of the contact form with the consents, and notifies the branch. A duplicate is stored once. Of one phone
 * only as many within 24 hours as the settings allow are stored; the others get the same answer. Without a session it names no
 * client, and the branch takes only so many of them within an hour.
 *
 * @throws {FailureError} `consent_required`, `too_many_requests`, `unauthenticated`
 */
export async function sendMessage(
  { db, settings, secret, now }: Deps,
  request: MessageRequest,
  visitor: RequestVisitor,
) {
  const at = now()
  const data = await settings.current()
  const consents = personalConsents(visitor, data, at)
  const { language, tracking, clientId } = visitor
  const { station } = settings
  const requester = { station, phone: request.phone, clientId }
  await db.transaction(async (tx) => {
    await lockRequester(tx, 'message', requester)
    if (await hasDuplicate(tx, requester, request, at)) return
    const ofPerson = isOfRequester(messages, requester)
    if (!(await hasRequestsLeft(tx, { table: messages, ofPerson, max: data.maxMessagesPerPhone }, at))) return
    await requireHourlyLimit(tx, { kind: 'message', requester, ip: visitor.ip, secret, settings: data }, at)
    const [row] = await tx
      .insert(messages)
      .values({ ...request, ...requester, signedIn: clientId !== null, language, ...tracking, createdAt: at })
      .returning({ id: messages.id })
    if (!row) throw new Error('an inserted message came back without its id')
    await recordConsents(tx, { messageId: row.id }, consents)
    await enqueueForBranch(tx, 'message_sent', { id: row.id, station, language, branchEmail: data.main_email, at })
  })
}

async function hasDuplicate(
  tx: Transaction,
  requester: Requester,
  request: MessageRequest,
  at: Date,
): Promise<boolean> {
  const { name, email, message } = request
  const [duplicate] = await tx
    .select({ id: messages.id })
    .from(messages)
    .where(
      and(
        isOfRequester(messages, requester),
        gt(messages.createdAt, duplicateSince(at)),
        eq(messages.name, name),
        eq(messages.email, email),
        eq(messages.message, message),
      ),
    )
  return duplicate !== undefined
}
