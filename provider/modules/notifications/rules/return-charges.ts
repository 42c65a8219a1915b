import type { ReturnBill } from '@/provider/contract/booking-terms'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
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
const IN_ALL: Texts = { ru: 'Всего к оплате', en: 'Total to pay', 'zh-CN': '应付合计' }
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

/** Returns what the letter about the charges of a return says; null when no sum is due any more. */
export function returnChargesContent(facts: SummaryFacts, charges: readonly UnpaidCharge[], siteUrl: string) {
  const { booking, language, data, now } = facts
  const { date: today } = toStationMoment(now, data.timeZone)
  const { totalKop: amountKop, charges: named } = returnBill(booking.dueKop, charges, language)
  const items = dueItemsOf(facts, named)
  if (items.length === 0) return null
  const [first] = charges
  const day = first && dayIn(disputeUntil(first.toldOn ?? today, data.fines.disputeDays), language)
  const disputes = (texts: Texts) => (day ? formatText(texts[language], { day }) : '')
  const nameIn = (texts: Texts, { name, number }: DueItem) => formatText(texts[language], { name, number })
  const linkTo = ({ payable, kop }: DueItem): LetterLink => ({
    ...payLink(siteUrl, language, payable),
    text: formatText(PAY[language], { amount: amountText(kop, language) }),
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
      payments: only ? '' : formatText(PAYMENTS[language], { count: String(items.length) }),
      ...noCardValues(data, language),
    },
    rows: [
      ...items.map((due) => row(nameIn(ROW, due), due.kop, language)),
      { ...row(IN_ALL[language], amountKop, language), code: 'total' },
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
    .map(({ name, number, kop }) => formatText(ITEM[language], { name, number, amount: amountText(kop, language) }))
    .join(BETWEEN[language])
}

function row(term: string, kop: number, language: Language): SheetRow {
  return { term, value: amountText(kop, language), notes: [] }
}
