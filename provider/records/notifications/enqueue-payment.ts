import type { Transaction } from '@/provider/db/database'
import type { payments } from '@/provider/db/schema/payments'
import type { PayerMessageKind } from '@/provider/rules/notifications/payment-texts'
import type { MoneyProblem } from '@/provider/rules/notifications/payment-values'
import { isBranchEvent } from '@/provider/rules/notifications/webhook-events'
import { enqueue } from './enqueue'

type Stored = typeof payments.$inferSelect
/** What a payment is for, as the branch knows it. */
export type LockedPayable = Pick<Stored, 'publicId' | 'station' | 'purpose' | 'number'>

type News = { amountKop: number; at: Date; of?: number }

/**
 * Tells whoever paid by e-mail, and the branch by webhook, in the transaction of what is told of; each thing once.
 *
 * @param of which of several of one payment: a refund
 */
export async function enqueueForPayer(
  tx: Transaction,
  kind: PayerMessageKind,
  payment: LockedPayable & Pick<Stored, 'clientId' | 'language' | 'payerEmail'>,
  { amountKop, at, of }: News,
): Promise<void> {
  const { station, clientId, language, payerEmail } = payment
  const news = { station, kind, params: paramsOf(payment, amountKop, at), at }
  // A payer who was forgotten has none.
  if (payerEmail !== null) {
    const dedupKey = keyOf(kind, payment, of, 'email')
    await enqueue(tx, { ...news, clientId, language, channel: 'email', address: payerEmail, dedupKey })
  }
  if (isBranchEvent(kind)) await enqueueWebhook(tx, news, keyOf(kind, payment, of, 'webhook'))
}

/** Tells the branch what it must do by hand, by e-mail and webhook, in the transaction in which it turned out; once. */
export async function enqueueMoneyProblem(
  tx: Transaction,
  kind: MoneyProblem,
  payment: LockedPayable,
  { amountKop, at, of, why, branchEmail }: News & { why: string; branchEmail: string },
): Promise<void> {
  const params = { ...paramsOf(payment, amountKop, at), why }
  const news = { station: payment.station, kind, params, at }
  const branch = { clientId: null, language: 'ru', channel: 'email', address: branchEmail } as const
  await enqueue(tx, { ...news, ...branch, dedupKey: keyOf(kind, payment, of, 'email') })
  await enqueueWebhook(tx, news, keyOf(kind, payment, of, 'webhook'))
}

function enqueueWebhook(
  tx: Transaction,
  news: Pick<Parameters<typeof enqueue>[1], 'station' | 'kind' | 'at'> & { params: Record<string, string> },
  dedupKey: string,
): Promise<void> {
  return enqueue(tx, { ...news, clientId: null, language: 'ru', channel: 'webhook', address: 'branch', dedupKey })
}

function paramsOf({ publicId, purpose, number }: LockedPayable, amountKop: number, at: Date): Record<string, string> {
  return { payment: publicId, purpose, number, amountKop: String(amountKop), at: at.toISOString() }
}

function keyOf(kind: string, { publicId }: LockedPayable, of: number | undefined, channel: string): string {
  return [kind, publicId, ...(of === undefined ? [] : [of]), channel].join(':')
}
