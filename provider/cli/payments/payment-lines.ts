import type { CliLanguage, CliText } from '@/provider/cli/text/language'
import { type Locale, momentCell, momentText } from '@/provider/cli/text/moment-text'
import type { Column } from '@/provider/cli/text/table'
import { rowLine } from '@/provider/cli/text/table'
import { HEADS } from '@/provider/cli/text/table-heads'
import type { StoredPayment, StoredReceipt, StoredRefund } from '@/provider/modules/payments/queries'
import { exactIn, formatText } from '@/provider/rules/i18n/format-text'
import { debtName } from '@/provider/rules/payments/payable-digits'
import { type RefundEnd, refundEnd } from '@/provider/rules/payments/refund-end'
import { conflictText, MOVEMENT_NAMES, PURPOSE_NAMES, REASON_NAMES, RECEIPT_NAMES, STATE_NAMES } from './payment-texts'

const IN_QUARANTINE: CliText = { ru: 'КАРАНТИН: {fault}', en: 'QUARANTINE: {fault}' }
const NAMES: CliText = { ru: '  Платёж {id}, в кассе {gateway}', en: '  Payment {id}, at the gateway {gateway}' }
const PAYER: CliText = { ru: '  Плательщик {phone} {email}', en: '  Payer {phone} {email}' }
const REFUND: CliText = {
  ru: '  Возврат {id}: {amount}, {reason}, {state}',
  en: '  Refund {id}: {amount}, {reason}, {state}',
}
const RECEIPT: CliText = {
  ru: '  Чек {id}: {amount}, {kind}, {state}',
  en: '  Receipt {id}: {amount}, {kind}, {state}',
}
const END_NAMES: Record<RefundEnd, CliText> = {
  by_hand: { ru: 'вернули сами', en: 'given back by hand' },
  replaced: { ru: 'повторён', en: 'sent anew' },
}

/** Returns the line of a payment: its number, when, what for, how much, its state and what does not fit. */
function paymentLine(payment: StoredPayment, locale: Locale): string {
  const { id, createdAt, amountKop, state, quarantine } = payment
  const { language } = locale
  const conflict = quarantine && quarantineText(quarantine, language)
  const what = purposeText(payment, language)
  const cells = [`#${id}`, momentText(createdAt, locale), what, exactIn(amountKop, language)]
  return rowLine([...cells, STATE_NAMES[state][language], conflict])
}

function quarantineText(quarantine: string, language: CliLanguage): string {
  return formatText(IN_QUARANTINE[language], { fault: conflictText(quarantine, language) })
}

/** Returns the state of a refund. What the branch did about a failed refund counts before its failure. */
export function refundState({ state, cancelReason }: StoredRefund, language: CliLanguage): string {
  const end = refundEnd(cancelReason)
  if (end) return END_NAMES[end][language]
  return cancelReason === null
    ? MOVEMENT_NAMES[state][language]
    : `${MOVEMENT_NAMES[state][language]} (${cancelReason})`
}

type PaymentDetails = { payment: StoredPayment; refunds: StoredRefund[]; receipts: StoredReceipt[] }

/** Returns the lines of a payment with its refunds and receipts. */
export function paymentHistory({ payment, refunds, receipts }: PaymentDetails, locale: Locale): string[] {
  const { language } = locale
  const { publicId, gatewayId, payerPhone, payerEmail } = payment
  return [
    paymentLine(payment, locale),
    formatText(NAMES[language], { id: publicId, gateway: gatewayId ?? '—' }),
    formatText(PAYER[language], { phone: payerPhone ?? '—', email: payerEmail ?? '' }).trimEnd(),
    ...refunds.map((refund) => refundLine(refund, locale)),
    ...receipts.map((receipt) => receiptLine(receipt, locale)),
  ]
}

/** Returns what a payment is for; a damage has the name of its debt. */
function purposeText({ purpose, number }: StoredPayment, language: CliLanguage): string {
  const isBare = purpose === 'damage' && /^\d+$/.test(number)
  return `${PURPOSE_NAMES[purpose][language]} ${isBare ? debtName(Number(number)) : number.replaceAll(/\s+/g, ' ')}`
}

/** Returns the columns of online payments. */
export function paymentColumns(locale: Locale): readonly Column<StoredPayment>[] {
  const { language } = locale
  return [
    { head: HEADS.number, cell: ({ id }) => `#${id}` },
    { head: HEADS.when, cell: ({ createdAt }) => momentCell(createdAt, locale) },
    { head: HEADS.about, cell: (payment) => purposeText(payment, language) },
    { head: HEADS.amount, cell: ({ amountKop }) => exactIn(amountKop, language), isNumber: true },
    { head: HEADS.state, cell: ({ state }) => STATE_NAMES[state][language] },
    { head: HEADS.quarantine, cell: ({ quarantine }) => quarantine && quarantineText(quarantine, language) },
  ]
}

/** Returns the columns of the payment that a refund or a receipt belongs to. */
export function ofPaymentColumns<Row extends { payment: StoredPayment }>({ language }: Locale): readonly Column<Row>[] {
  return [
    { head: HEADS.payment, cell: ({ payment }) => `#${payment.id}` },
    { head: HEADS.about, cell: ({ payment }) => purposeText(payment, language) },
  ]
}

function refundLine(refund: StoredRefund, { language }: Locale): string {
  const { id, amountKop, reason } = refund
  return formatText(REFUND[language], {
    id: `#${id}`,
    amount: exactIn(amountKop, language),
    reason: REASON_NAMES[reason][language],
    state: refundState(refund, language),
  })
}

function receiptLine({ id, amountKop, kind, state }: StoredReceipt, { language }: Locale): string {
  return formatText(RECEIPT[language], {
    id: `#${id}`,
    amount: exactIn(amountKop, language),
    kind: RECEIPT_NAMES[kind][language],
    state: MOVEMENT_NAMES[state][language],
  })
}
