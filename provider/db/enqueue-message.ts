import type { Transaction } from '@/provider/db/database'
import { outbox } from '@/provider/db/schema/outbox'
import type { Language } from '@/provider/rules/language'
import type { Channel, MessageKind } from '@/provider/rules/message-texts'

export type NewMessage = {
  station: string
  kind: MessageKind
  channel: Channel
  /** Of the client whom it is for; a message to nobody's phone is thrown away by the worker. */
  phone: string
  /** Of the page where it began; left out: the client's own. */
  language?: Language
  params?: Record<string, string>
  codeId?: number
  /** Null: it may come late. */
  expiresAt?: Date
  at: Date
}

/** In the transaction of what the message tells of: both happen, or neither. */
export async function enqueue(tx: Transaction, { at, params = {}, ...message }: NewMessage): Promise<void> {
  await tx.insert(outbox).values({ ...message, params, nextAt: at, createdAt: at })
}
