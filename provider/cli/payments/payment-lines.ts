import type { CliLanguage, Words } from '@/provider/cli/text/language'
import { momentCell, momentWords, type Speaking } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import { lineOf } from '@/provider/cli/text/table-lines'
import type { StaffPayment, StaffReceipt, StaffRefund } from '@/provider/modules/payments/list-payments'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { debtName } from '@/provider/rules/payments/payable-digits'
import { type RefundEnd, refundEnd } from '@/provider/rules/payments/refund-end'
import {
  gatewayErrorTexts,
  MOVEMENT_NAMES,
  PURPOSE_NAMES,
  REASON_NAMES,
  RECEIPT_NAMES,
  STATE_NAMES,
} from './payment-texts'

const IN_QUARANTINE: Words = { ru: 'КАРАНТИН: {fault}', en: 'QUARANTINE: {fault}' }
const NAMES: Words = { ru: '  Платёж {id}, в кассе {gateway}', en: '  Payment {id}, at the gateway {gateway}' }
const PAYER: Words = { ru: '  Плательщик {phone} {email}', en: '  Payer {phone} {email}' }
const REFUND: Words = {
  ru: '  Возврат {id}: {amount}, {reason}, {state}',
  en: '  Refund {id}: {amount}, {reason}, {state}',
}
const RECEIPT: Words = { ru: '  Чек {id}: {amount}, {kind}, {state}', en: '  Receipt {id}: {amount}, {kind}, {state}' }
const END_NAMES: Record<RefundEnd, Words> = {
  by_hand: { ru: 'вернули сами', en: 'given back by hand' },
  replaced: { ru: 'повторён', en: 'sent anew' },
}

/** One payment: its number, when, what for, how much, how it stands and what does not fit. */
function paymentLine(payment: StaffPayment, speaking: Speaking): string {
  const { id, createdAt, amountKop, state, quarantine } = payment
  const { language } = speaking
  const fault = quarantine && quarantineWords(quarantine, language)
  const what = purposeWords(payment, language)
  const parts = [`#${id}`, momentWords(createdAt, speaking), what, exactIn(amountKop, language)]
  return lineOf([...parts, STATE_NAMES[state][language], fault])
}

function quarantineWords(quarantine: string, language: CliLanguage): string {
  return formatText(IN_QUARANTINE[language], { fault: gatewayErrorTexts(quarantine, language) })
}

/** How a refund stands: what the branch did with one that did not leave says more than that it did not. */
export function refundState({ state, cancelReason }: StaffRefund, language: CliLanguage): string {
  const end = refundEnd(cancelReason)
  if (end) return END_NAMES[end][language]
  return cancelReason === null
    ? MOVEMENT_NAMES[state][language]
    : `${MOVEMENT_NAMES[state][language]} (${cancelReason})`
}

type Story = { payment: StaffPayment; refunds: StaffRefund[]; receipts: StaffReceipt[] }

export function paymentHistory({ payment, refunds, receipts }: Story, speaking: Speaking): string[] {
  const { language } = speaking
  const { publicId, gatewayId, payerPhone, payerEmail } = payment
  return [
    paymentLine(payment, speaking),
    formatText(NAMES[language], { id: publicId, gateway: gatewayId ?? '—' }),
    formatText(PAYER[language], { phone: payerPhone ?? '—', email: payerEmail ?? '' }).trimEnd(),
    ...refunds.map((refund) => refundLine(refund, speaking)),
    ...receipts.map((receipt) => receiptLine(receipt, speaking)),
  ]
}

/** What a payment is for; a damage by the name that its debt has everywhere. */
function purposeWords({ purpose, number }: StaffPayment, language: CliLanguage): string {
  const isBare = purpose === 'damage' && /^\d+$/.test(number)
  return `${PURPOSE_NAMES[purpose][language]} ${isBare ? debtName(Number(number)) : number.replaceAll(/\s+/g, ' ')}`
}

/** Of an online payment: its number, when, what for, how much, how it stands and what does not fit. */
export function paymentColumns(speaking: Speaking): readonly Column<StaffPayment>[] {
  const { language } = speaking
  return [
    { head: HEADS.number, cell: ({ id }) => `#${id}` },
    { head: HEADS.when, cell: ({ createdAt }) => momentCell(createdAt, speaking) },
    { head: HEADS.about, cell: (payment) => purposeWords(payment, language) },
    { head: HEADS.amount, cell: ({ amountKop }) => exactIn(amountKop, language), isNumber: true },
    { head: HEADS.state, cell: ({ state }) => STATE_NAMES[state][language] },
    { head: HEADS.quarantine, cell: ({ quarantine }) => quarantine && quarantineWords(quarantine, language) },
  ]
}

/** Of what a refund or a receipt belongs to. */
export function ofPaymentColumns<Row extends { payment: StaffPayment }>({
  language,
}: Speaking): readonly Column<Row>[] {
  return [
    { head: HEADS.payment, cell: ({ payment }) => `#${payment.id}` },
    { head: HEADS.about, cell: ({ payment }) => purposeWords(payment, language) },
  ]
}

function refundLine(refund: StaffRefund, { language }: Speaking): string {
  const { id, amountKop, reason } = refund
  return formatText(REFUND[language], {
    id: `#${id}`,
    amount: exactIn(amountKop, language),
    reason: REASON_NAMES[reason][language],
    state: refundState(refund, language),
  })
}

function receiptLine({ id, amountKop, kind, state }: StaffReceipt, { language }: Speaking): string {
  return formatText(RECEIPT[language], {
    id: `#${id}`,
    amount: exactIn(amountKop, language),
    kind: RECEIPT_NAMES[kind][language],
    state: MOVEMENT_NAMES[state][language],
  })
}
