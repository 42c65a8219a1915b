import type { Transaction } from '@/provider/db/database'
import type { Language } from '@/provider/rules/i18n/language'
import type { RequestMessageKind } from '@/provider/rules/notifications/request-texts'
import { enqueue } from './enqueue'

type Request = {
  /** Its number in the queues of the command line. */
  id: number
  station: string
  /** The visitor's language, in which the branch calls back. */
  language: Language
  branchEmail: string
  at: Date
}

/**
 * Enqueues the notifications of a callback, a message or a partner's request to the branch, by e-mail and webhook, in the
 * transaction that stores it, once. The outbox stores only the number: the letter gets the person when it leaves, the webhook
 * never does.
 */
export async function enqueueForBranch(tx: Transaction, kind: RequestMessageKind, request: Request): Promise<void> {
  const { id, station, language, branchEmail, at } = request
  const params = { number: String(id), language, at: at.toISOString() }
  const notification = { station, kind, params, at, clientId: null, language: 'ru' } as const
  await enqueue(tx, { ...notification, channel: 'email', address: branchEmail, dedupKey: `${kind}:${id}:email` })
  await enqueue(tx, { ...notification, channel: 'webhook', address: 'branch', dedupKey: `${kind}:${id}:webhook` })
}
