import type { OfficePayment, OfficeReceipt, OfficeRefund } from '@/provider/modules/office/payment-list-repository'
import { exactIn, fillText } from '@/provider/rules/fill-text'
import { type RefundEnd, refundEnd } from '@/provider/rules/refund-ends'
import { lineOf } from './lines'
import { momentWords, type Speaking } from './moment-words'
import { faultWords, MOVEMENT_NAMES, PURPOSE_NAMES, REASON_NAMES, RECEIPT_NAMES, STATE_NAMES } from './payment-words'
import type { Words } from './words'

const IN_QUARANTINE: Words = { ru: 'КАРАНТИН: {fault}', en: 'QUARANTINE: {fault}' }
const NAMES: Words = { ru: '  Платёж {id}, в кассе {gateway}', en: '  Payment {id}, at the gateway {gateway}' }
const PAYER: Words = { ru: '  Плательщик {phone} {email}', en: '  Payer {phone} {email}' }
const REFUND: Words = {
  ru: '  Возврат {id}: {amount}, {reason}, {state}{why}',
  en: '  Refund {id}: {amount}, {reason}, {state}{why}',
}
const RECEIPT: Words = { ru: '  Чек {id}: {amount}, {kind}, {state}', en: '  Receipt {id}: {amount}, {kind}, {state}' }
const END_NAMES: Record<RefundEnd, Words> = {
  by_hand: { ru: 'вернули сами', en: 'given back by hand' },
  replaced: { ru: 'повторён', en: 'sent anew' },
}

/** One payment: its number, when, what for, how much, how it stands and what does not fit. */
export function paymentLine(payment: OfficePayment, speaking: Speaking): string {
  const { id, createdAt, purpose, number, amountKop, state, quarantine } = payment
  const { language } = speaking
  const fault = quarantine && fillText(IN_QUARANTINE[language], { fault: faultWords(quarantine, language) })
  const what = `${PURPOSE_NAMES[purpose][language]} ${number.replaceAll(/\s+/g, ' ')}`
  const parts = [`#${id}`, momentWords(createdAt, speaking), what, exactIn(amountKop, language)]
  return lineOf([...parts, STATE_NAMES[state][language], fault])
}

type Story = { payment: OfficePayment; refunds: OfficeRefund[]; receipts: OfficeReceipt[] }

export function paymentStory({ payment, refunds, receipts }: Story, speaking: Speaking): string[] {
  const { language } = speaking
  const { publicId, gatewayId, payerPhone, payerEmail } = payment
  return [
    paymentLine(payment, speaking),
    fillText(NAMES[language], { id: publicId, gateway: gatewayId ?? '—' }),
    fillText(PAYER[language], { phone: payerPhone ?? '—', email: payerEmail ?? '' }).trimEnd(),
    ...refunds.map((refund) => refundLine(refund, speaking)),
    ...receipts.map((receipt) => receiptLine(receipt, speaking)),
  ]
}

export function refundLine({ id, amountKop, reason, state, cancelReason }: OfficeRefund, speaking: Speaking): string {
  const { language } = speaking
  const end = refundEnd(cancelReason)
  return fillText(REFUND[language], {
    id: `#${id}`,
    amount: exactIn(amountKop, language),
    reason: REASON_NAMES[reason][language],
    state: (end ? END_NAMES[end] : MOVEMENT_NAMES[state])[language],
    why: cancelReason !== null && !end ? ` (${cancelReason})` : '',
  })
}

export function receiptLine({ id, amountKop, kind, state }: OfficeReceipt, { language }: Speaking): string {
  return fillText(RECEIPT[language], {
    id: `#${id}`,
    amount: exactIn(amountKop, language),
    kind: RECEIPT_NAMES[kind][language],
    state: MOVEMENT_NAMES[state][language],
  })
}
