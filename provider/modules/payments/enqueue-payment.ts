import type { Transaction } from '@/provider/db/database'
import type { payments } from '@/provider/db/schema/payments'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { PayerMessageKind } from '@/provider/rules/notifications/payment-texts'
import type { MoneyProblem } from '@/provider/rules/notifications/payment-values'
import { isBranchEvent } from '@/provider/rules/notifications/webhook-events'

type Stored = typeof payments.$inferSelect
/** A payment's own name of what it is for. */
export type PaymentReference = Pick<Stored, 'publicId' | 'station' | 'purpose' | 'number'>

/** `partId`: of a refund or a receipt of the payment; left out: the notification is about the payment itself. */
type PaymentEvent = { amountKop: number; at: Date; partId?: number }

/** Enqueues the notifications of an event in its transaction, once: to the payer by e-mail, to the branch by webhook. */
export async function enqueueForPayer(
  tx: Transaction,
  kind: PayerMessageKind,
  payment: PaymentReference & Pick<Stored, 'clientId' | 'language' | 'payerEmail'>,
  { amountKop, at, partId }: PaymentEvent,
): Promise<void> {
  const { station, clientId, language, payerEmail } = payment
  const notification = { station, kind, params: paramsOf(payment, amountKop, at), at }
  // An erased payer has none.
  if (payerEmail !== null) {
    const dedupKey = keyOf(kind, payment, partId, 'email')
    await enqueue(tx, { ...notification, clientId, language, channel: 'email', address: payerEmail, dedupKey })
  }
  if (isBranchEvent(kind)) await enqueueWebhook(tx, notification, keyOf(kind, payment, partId, 'webhook'))
}

/** Enqueues what the branch must do by hand, by e-mail and webhook, in the transaction that records it, once. */
export async function enqueueMoneyProblem(
  tx: Transaction,
  kind: MoneyProblem,
  payment: PaymentReference,
  { amountKop, at, partId, why, branchEmail }: PaymentEvent & { why: string; branchEmail: string },
): Promise<void> {
  const params = { ...paramsOf(payment, amountKop, at), why }
  const notification = { station: payment.station, kind, params, at }
  const branch = { clientId: null, language: 'ru', channel: 'email', address: branchEmail } as const
  await enqueue(tx, { ...notification, ...branch, dedupKey: keyOf(kind, payment, partId, 'email') })
  await enqueueWebhook(tx, notification, keyOf(kind, payment, partId, 'webhook'))
}

function enqueueWebhook(
  tx: Transaction,
  notification: Pick<Parameters<typeof enqueue>[1], 'station' | 'kind' | 'at'> & { params: Record<string, string> },
  dedupKey: string,
): Promise<void> {
  return enqueue(tx, {
    ...notification,
    clientId: null,
    language: 'ru',
    channel: 'webhook',
    address: 'branch',
    dedupKey,
  })
}

function paramsOf(
  { publicId, purpose, number }: PaymentReference,
  amountKop: number,
  at: Date,
): Record<string, string> {
  return { payment: publicId, purpose, number, amountKop: String(amountKop), at: at.toISOString() }
}

function keyOf(kind: string, { publicId }: PaymentReference, partId: number | undefined, channel: string): string {
  return [kind, publicId, ...(partId === undefined ? [] : [partId]), channel].join(':')
}
