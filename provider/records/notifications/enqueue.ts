import type { Transaction } from '@/provider/db/database'
import { outbox } from '@/provider/db/schema/outbox'
import type { Language } from '@/provider/rules/i18n/language'
import type { MessageKind, OutboxChannel } from '@/provider/rules/notifications/messages'

/**
 * Whom it is for: the client with this phone, whose address is looked up when it leaves (to nobody's phone nothing goes);
 * or an address that is no client's, on whose behalf, and in which language.
 */
export type MessageTo = { phone: string } | { clientId: number | null; address: string; language: Language }

export type NewMessage = MessageTo & {
  station: string
  kind: MessageKind
  channel: OutboxChannel
  /** Of the page where it began; left out: the client's own. */
  language?: Language
  params?: Record<string, string>
  codeId?: number
  /** What is told once, however often it is written. Left out: every writing is one more message. */
  dedupKey?: string
  /** Null: it may come late. */
  expiresAt?: Date
  at: Date
}

/** In the transaction of what the message tells of: both happen, or neither. */
export async function enqueue(tx: Transaction, { at, params = {}, ...message }: NewMessage): Promise<void> {
  const row = { ...message, params, nextAt: at, createdAt: at }
  await tx.insert(outbox).values(row).onConflictDoNothing()
}
