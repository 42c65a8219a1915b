import type { Transaction } from '@/provider/db/database'
import { outbox } from '@/provider/db/schema/outbox'
import type { Language } from '@/provider/rules/i18n/language'
import type { MessageKind, OutboxChannel } from '@/provider/rules/notifications/messages'

/**
 * The recipient: the client with this phone, whose address is read when the message leaves (without such a client it does not
 * leave); or an address of its own, with its language and the client whose message it is.
 */
export type MessageTo = { phone: string } | { clientId: number | null; address: string; language: Language }

export type NewMessage = MessageTo & {
  station: string
  kind: MessageKind
  channel: OutboxChannel
  /** The language of the page from which it was requested; left out: the client's own. */
  language?: Language
  params?: Record<string, string>
  codeId?: number
  /** Counts the letters of an address; left out: they are not counted. */
  addressHash?: string
  /** Hash of the network whose request caused it; left out: not known, or nobody's request did. */
  network?: string | null
  /** Messages with the same key are stored once; left out: each call stores another message. */
  dedupKey?: string
  /** When the message expires: it does not leave any more; left out: it may leave at any time. */
  expiresAt?: Date
  at: Date
}

/** Stores a message in the transaction of its event: both happen, or neither. */
export async function enqueue(tx: Transaction, { at, params = {}, ...message }: NewMessage): Promise<void> {
  const row = { ...message, params, nextAt: at, createdAt: at }
  await tx.insert(outbox).values(row).onConflictDoNothing()
}
