import type { Transaction } from '@/provider/db/database'
import type { Language } from '@/provider/rules/i18n/language'
import type { RequestMessageKind } from '@/provider/rules/notifications/request-texts'
import { enqueue } from './enqueue'

type Request = {
  /** As the command line names it. */
  id: number
  station: string
  /** Of whoever asks: the branch calls him in it. */
  language: Language
  branchEmail: string
  at: Date
}

/**
 * Tells the branch of a callback, a message or a partner's request by e-mail and webhook, in the transaction that keeps it;
 * once. The outbox keeps the number alone: the letter reads who it is when it leaves, the webhook never does.
 */
export async function enqueueForBranch(tx: Transaction, kind: RequestMessageKind, request: Request): Promise<void> {
  const { id, station, language, branchEmail, at } = request
  const params = { number: String(id), language, at: at.toISOString() }
  const news = { station, kind, params, at, clientId: null, language: 'ru' } as const
  await enqueue(tx, { ...news, channel: 'email', address: branchEmail, dedupKey: `${kind}:${id}:email` })
  await enqueue(tx, { ...news, channel: 'webhook', address: 'branch', dedupKey: `${kind}:${id}:webhook` })
}
