import type { ReturnBill } from '@/provider/contract/booking-terms'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { insideSentence } from '@/provider/contract/rules/text/start-of-sentence'
import type { SheetRow } from '@/provider/contract/vouchers'
import { disputeUntil } from '@/provider/rules/debts/dispute-deadline'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import type { LetterBody, LetterLink } from '@/provider/rules/notifications/messages'
import { type Payable, payHref } from '@/provider/rules/notifications/site-links'
import { returnBill, type UnpaidCharge } from '@/provider/rules/payments/return-bill'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { noCardValues } from './no-card-texts'
import { payLink } from './pay-link'

/** A sum that is due after the return: a charge, or the rest of the rental. */
type DueItem = { name: string; number: string; payable: Payable; kop: number }

const CHARGE_NUMBER: Texts = { ru: '№\u00a0{id}', en: 'No.\u00a0{id}', 'zh-CN': '编号 {id}' }
const BOOKING_NUMBER: Texts = { ru: 'бронь №\u00a0{id}', en: 'booking {id}', 'zh-CN': '订单 {id}' }
const RENTAL: Texts = { ru: 'Аренда', en: 'Rental', 'zh-CN': '租金' }
/** Of the bill: when all of it is to be paid, and when a part of it may be kept from a deposit in cash. */
type Way = 'pay' | 'keep'
const SUBJECT: Record<Way, Texts> = {
  pay: { ru: 'Что оплатить после возврата', en: 'What is left to pay', 'zh-CN': '还车后应付款项' },
  keep: { ru: 'Расчёт после возврата', en: 'Your bill after drop-off', 'zh-CN': '还车后结算' },
}
const HEADING: Record<Way, Texts> = {
  pay: { ru: 'К оплате после возврата: {amount}', en: 'Left to pay: {amount}', 'zh-CN': '还车后应付 {amount}' },
  keep: { ru: 'Расчёт после возврата: {amount}', en: 'Your bill: {amount}', 'zh-CN': '还车后结算：{amount}' },
}
const SHORT_BILL: Record<Way, Texts> = {
  pay: { ru: 'к оплате {amount}', en: '{amount} to pay', 'zh-CN': '应付 {amount}' },
  keep: { ru: 'расчёт — {amount}', en: 'your bill is {amount}', 'zh-CN': '结算 {amount}' },
}
const SHORT_PAY: Record<Way, Texts> = {
  pay: { ru: 'Оплатить', en: 'Pay', 'zh-CN': '付款' },
  keep: { ru: 'Оплатить остальное', en: 'Pay the rest', 'zh-CN': '其余款项请在此支付' },
}
const IN_ALL: Record<Way, Texts> = {
  pay: { ru: 'Всего к оплате', en: 'Total to pay', 'zh-CN': '应付合计' },
  keep: { ru: 'Всего', en: 'Total', 'zh-CN': '合计' },
}
/** The page of the booking begins with the same: `payments.list.bill.cashDeposit`. */
const FROM_CASH: Texts = {
  ru: 'Вы оставляли залог наличными: {deposit}. По акту возврата доплаты могут удержать из него. Что удержали, платить не нужно: мы напишем, сколько удержали и сколько вернули. Остальное можно оплатить на сайте.',
  en: 'You left a cash deposit of {deposit}. We may deduct the charges from it, as the return form says. Do not pay what we deduct: we will email you how much we deducted and gave back. You can pay the rest on our website.',
  'zh-CN':
    '您交有现金押金 {deposit}。附加费可能按验车单从押金中扣除，已扣除的款项无需再付。扣除和退还的金额将另行邮件通知。其余款项可在网站支付。',
}
const SHORT_CASH: Texts = {
  ru: ' Что удержали из залога наличными ({deposit}) по акту возврата, платить не нужно.',
  en: ' Do not pay what the return form says we deduct from your {deposit} cash deposit.',
  'zh-CN': '按验车单从现金押金 {deposit} 中扣除的款项无需再付。',
}
const PAY_IF_DUE: Texts = {
  ru: 'Если не удержали из залога: оплатить {amount}',
  en: 'Not deducted from the deposit? Pay {amount}',
  'zh-CN': '如未从押金中扣除，请支付 {amount}',
}
const ITEM: Texts = {
  ru: '{name} — {amount} ({number})',
  en: '{name} - {amount} ({number})',
  'zh-CN': '{name}：{amount}（{number}）',
}
const ROW: Texts = { ru: '{name} ({number})', en: '{name} ({number})', 'zh-CN': '{name}（{number}）' }
const BETWEEN: Texts = { ru: '; ', en: '; ', 'zh-CN': '；' }
const DISPUTE: Texts = {
  ru: 'Не согласны с доплатой? До {day} включительно её можно оспорить в личном кабинете или по телефону.',
  en: 'If you do not agree with a charge, you can dispute it in your account or by phone. The last day is {day}.',
  'zh-CN': '如对附加费有异议，可在个人中心申诉或联系我们，截止日期为{day}（含当日）。',
}
const SHORT_DISPUTE: Texts = {
  ru: ' Доплату можно оспорить до {day} включительно.',
  en: ' Last day to dispute a charge: {day}.',
  'zh-CN': '附加费申诉截止日期：{day}。',
}
const PAYMENTS: Texts = {
  ru: 'Платежей — {count}: у каждого ниже своя ссылка.',
  en: 'There are {count} payments to make, each with its own link below.',
  'zh-CN': '共 {count} 笔款项，请分别付款，链接见下方。',
}
const PAY: Texts = {
  ru: 'Оплатить {amount} на сайте',
  en: 'Pay {amount} on our website',
  'zh-CN': '在网站支付 {amount}',
}
const PAYMENT: Texts = { ru: '{name}, {number}', en: '{name}, {number}', 'zh-CN': '{name}，{number}' }

type Due = { charges: readonly UnpaidCharge[]; cashKop: number }

/** Returns what the letter about the charges of a return says; null when no sum is due any more. */
export function returnChargesContent(facts: SummaryFacts, { charges, cashKop }: Due, siteUrl: string) {
  const { booking, language, data, now } = facts
  const { date: today } = toStationMoment(now, data.timeZone)
  const { totalKop: amountKop, cashDepositKop = 0, ...bill } = returnBill(booking.dueKop, charges, cashKop, language)
  const way: Way = cashDepositKop > 0 ? 'keep' : 'pay'
  const items = dueItemsOf(facts, bill.charges)
  if (items.length === 0) return null
  const [first] = charges
  const day = first && dayIn(disputeUntil(first.toldOn ?? today, data.fines.disputeDays), language)
  const disputes = (texts: Texts) => (day ? formatText(texts[language], { day }) : '')
  const nameIn = (texts: Texts, { name, number }: DueItem) => formatText(texts[language], { name, number })
  const sums = { amount: amountText(amountKop, language), deposit: amountText(cashDepositKop, language) }
  const fill = (texts: Texts) => formatText(texts[language], sums)
  const linkTo = ({ payable, kop }: DueItem): LetterLink => ({
    ...payLink(siteUrl, language, payable),
    text: formatText((way === 'keep' && payable.purpose === 'damage' ? PAY_IF_DUE : PAY)[language], {
      amount: amountText(kop, language),
    }),
  })
  // The payment page takes one number at a time.
  const [only] = items.length === 1 ? items : []
  const pay: LetterBody = only
    ? { link: linkTo(only) }
    : { links: items.map((due) => ({ ...linkTo(due), note: nameIn(PAYMENT, due) })) }
  return {
    amountKop,
    values: {
      items: itemsText(items, language),
      dispute: disputes(DISPUTE),
      shortDispute: disputes(SHORT_DISPUTE),
      pay: payHref(siteUrl, language),
      billSubject: fill(SUBJECT[way]),
      billHeading: fill(HEADING[way]),
      shortBill: fill(SHORT_BILL[way]),
      shortPay: fill(SHORT_PAY[way]),
      payments: only || way === 'keep' ? '' : formatText(PAYMENTS[language], { count: String(items.length) }),
      fromDeposit: way === 'keep' ? fill(FROM_CASH) : '',
      shortFromDeposit: way === 'keep' ? fill(SHORT_CASH) : '',
      ...noCardValues(data, language),
    },
    rows: [
      ...items.map((due) => row(nameIn(ROW, due), due.kop, language)),
      { ...row(IN_ALL[way][language], amountKop, language), code: 'total' },
    ],
    pay,
  }
}

function dueItemsOf({ booking, language }: SummaryFacts, charges: ReturnBill['charges']): DueItem[] {
  const formatNumber = (texts: Texts, id: string) => formatText(texts[language], { id })
  const rental: DueItem = {
    name: RENTAL[language],
    number: formatNumber(BOOKING_NUMBER, booking.number),
    payable: { purpose: 'booking', number: booking.number },
    kop: booking.dueKop,
  }
  return [
    ...charges.map(
      ({ name, number, dueKop }): DueItem => ({
        name,
        number: formatNumber(CHARGE_NUMBER, number),
        payable: { purpose: 'damage', number },
        kop: dueKop,
      }),
    ),
    ...(booking.dueKop > 0 ? [rental] : []),
  ]
}

function itemsText(items: readonly DueItem[], language: Language): string {
  return items
    .map(({ name, number, kop }, index) =>
      formatText(ITEM[language], {
        name: index === 0 ? name : insideSentence(name),
        number,
        amount: amountText(kop, language),
      }),
    )
    .join(BETWEEN[language])
}

function row(term: string, kop: number, language: Language): SheetRow {
  return { term, value: amountText(kop, language), notes: [] }
}
