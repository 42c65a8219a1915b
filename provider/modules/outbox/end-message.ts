import { and, eq, exists } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { codes } from '@/provider/db/schema/auth'
import { outbox, smsSends } from '@/provider/db/schema/outbox'
import { isNotificationKind } from '@/provider/modules/outbox/rules/notification-kinds'
import type { WaitingMessage } from './claim-messages'
import { recordNotified } from './record-notified'

/**
 * Ends a message and clears its values; a debt that it was about counts as notified. A message that failed keeps the values
 * that name no person, so that the branch can send it again; its kind has the present name then, which `outbox retry` knows.
 */
export async function endMessage(
  db: Database,
  message: WaitingMessage,
  state: 'sent' | 'discarded' | 'failed',
  at: Date,
): Promise<void> {
  const which = state === 'sent' ? eq(outbox.id, message.id) : isStillClaimed(message)
  const isRepeatable = state === 'failed' && (isNotificationKind(message.kind) || message.channel === 'webhook')
  const params = isRepeatable ? message.params : {}
  await db.transaction(async (tx) => {
    if (state === 'sent') await recordNotified(tx, message, at)
    await tx
      .update(outbox)
      .set({ kind: message.kind, state, params, address: null, network: null, endedAt: at })
      .where(and(which, eq(outbox.state, 'waiting')))
  })
}

/** Takes an SMS that did not leave, and its code, out of the sending limits. */
export async function uncountSms(db: Database, message: WaitingMessage): Promise<void> {
  if (message.channel !== 'sms') return
  const claimed = db.select({ id: outbox.id }).from(outbox).where(isStillClaimed(message))
  await db.delete(smsSends).where(and(eq(smsSends.messageId, message.id), exists(claimed)))
  if (message.codeId === null) return
  await db
    .update(codes)
    .set({ sentAt: null })
    .where(and(eq(codes.id, message.codeId), exists(claimed)))
}

/** Sets when the message is sent next, unless another delivery has claimed it. */
export async function postponeMessage(db: Database, message: WaitingMessage, nextAt: Date): Promise<void> {
  await db.update(outbox).set({ nextAt }).where(isStillClaimed(message))
}

/** False for a worker that was delayed for longer than its lease: another worker has the message then. */
export function isStillClaimed({ id, attempts }: WaitingMessage) {
  return and(eq(outbox.id, id), eq(outbox.attempts, attempts))
}
