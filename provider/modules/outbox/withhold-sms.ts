import { and, eq, ne, or } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { codes } from '@/provider/db/schema/auth'
import { outbox } from '@/provider/db/schema/outbox'
import { hasLetter, type MessageKind } from '@/provider/rules/notifications/messages'
import type { SmsExcess } from '@/provider/rules/notifications/sms-excess'
import type { Addressee } from './addressee'
import type { Sms } from './admit-sms'
import { isStillClaimed } from './end-message'

/**
 * Messages that are no use in the client's mailbox: one tells the owner of a phone that another e-mail was given, the other
 * answers a consent to SMS.
 */
const NO_LETTERS: readonly MessageKind[] = ['email_changed', 'offers_subscribed']

/**
 * Ends an SMS that may not leave, and keeps the reason; or turns it into a letter to the client's confirmed e-mail, when no
 * other letter says the same.
 */
export async function withholdSms(
  tx: Transaction,
  { message }: Pick<Sms, 'message'>,
  excess: SmsExcess,
  addressee: Addressee | null,
  at: Date,
): Promise<void> {
  const { kind, codeId, params } = message
  const claimed = and(isStillClaimed(message), eq(outbox.state, 'waiting'))
  if (
    !addressee?.email ||
    NO_LETTERS.includes(kind) ||
    !hasLetter(kind) ||
    (await hasOwnLetter(tx, message, addressee))
  ) {
    const ended = {
      state: 'discarded',
      withheld: excess,
      params: {},
      address: null,
      network: null,
      endedAt: at,
    } as const
    await tx.update(outbox).set(ended).where(claimed)
    return
  }
  // The letter goes out though the client chose SMS alone: it is the other way of the same message.
  const values = codeId === null ? { ...params, otherWay: 'yes' } : params
  const letter = { channel: 'email', withheld: excess, params: values, network: null, attempts: 0, nextAt: at } as const
  const redirected = await tx.update(outbox).set(letter).where(claimed).returning({ id: outbox.id })
  if (redirected.length > 0 && codeId !== null)
    await tx.update(codes).set({ channel: 'email' }).where(eq(codes.id, codeId))
}

/** Returns whether a letter of the same was enqueued with it. */
async function hasOwnLetter(tx: Transaction, message: Sms['message'], addressee: Addressee): Promise<boolean> {
  const ofClient = or(eq(outbox.phone, message.phone ?? ''), eq(outbox.clientId, addressee.id))
  const ofSame = and(eq(outbox.kind, message.kind), eq(outbox.createdAt, message.createdAt), ne(outbox.id, message.id))
  return (await tx.$count(outbox, and(ofSame, ofClient, eq(outbox.channel, 'email')))) > 0
}
