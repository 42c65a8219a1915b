import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { SheetRow } from '@/provider/contract/vouchers'
import { disputeUntil } from '@/provider/rules/debts/dispute-deadline'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { formatText } from '@/provider/rules/i18n/format-text'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import { payHref } from '@/provider/rules/notifications/site-links'
import { debtName } from '@/provider/rules/payments/payable-digits'
import type { SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import { amountText } from '@/provider/rules/vouchers/price-rows'

/** A charge of the return; it is paid by its number. `toldOn`: `YYYY-MM-DD`; null: no notification of it was sent yet. */
export type UnpaidCharge = { id: number; what: Texts; debtKop: number; toldOn: string | null }

/** A sum that is due after the return: a charge, or the rest of the rental. */
type DueItem = { name: string; number: string; kop: number }

const CHARGE_NUMBER: Texts = { ru: '№\u00a0{id}', en: 'No.\u00a0{id}', 'zh-CN': '编号 {id}' }
const BOOKING_NUMBER: Texts = { ru: 'бронь №\u00a0{id}', en: 'booking {id}', 'zh-CN': '订单 {id}' }
const RENTAL: Texts = { ru: 'Аренда', en: 'Rental', 'zh-CN': '租金' }
const IN_ALL: Texts = { ru: 'Всего к оплате', en: 'To pay in all', 'zh-CN': '应付合计' }
const ITEM: Texts = {
  ru: '{name} — {amount} ({number})',
  en: '{name} - {amount} ({number})',
  'zh-CN': '{name} {amount}（{number}）',
}
const BETWEEN: Texts = { ru: '; ', en: '; ', 'zh-CN': '；' }
const DISPUTE: Texts = {
  ru: 'Не согласны с доплатой? До {day} включительно её можно оспорить в личном кабинете или по телефону.',
  en: 'If you do not agree with a charge, you can dispute it in your account or by phone. The last day is {day}.',
  'zh-CN': '如对附加费用有异议，可在账户中申诉或致电，最后期限为{day}。',
}
const SHORT_DISPUTE: Texts = {
  ru: ' Оспорить можно до {day} включительно.',
  en: ' Last day to dispute: {day}.',
  'zh-CN': '申诉截止日期：{day}。',
}
const PAY: Texts = { ru: 'Оплатить на сайте', en: 'Pay on our website', 'zh-CN': '在网站付款' }
const PAY_CHARGES: Texts = {
  ru: 'За доплату: выберите «Повреждение или доплата» и введите её номер.',
  en: 'For a charge, choose “Damage or charge” and enter its number.',
  'zh-CN': '附加费用：用途选择“车损或附加费用”，填写费用编号。',
}
const PAY_RENTAL: Texts = {
  ru: 'За аренду: выберите «Бронь» и введите номер брони.',
  en: 'For the rental, choose “Booking” and enter the booking number.',
  'zh-CN': '租金：用途选择“订单”，填写订单号。',
}

/** Returns what the letter about the charges of a return says; null when no sum is due any more. */
export function returnChargesContent(facts: SummaryFacts, charges: readonly UnpaidCharge[], siteUrl: string) {
  const { language, booking, data, now } = facts
  const { date: today } = toStationMoment(now, data.timeZone)
  const items = dueItemsOf(facts, charges)
  if (items.length === 0) return null
  const amountKop = items.reduce((sum, { kop }) => sum + kop, 0)
  const [first] = charges
  const day = first && dayIn(disputeUntil(first.toldOn ?? today, data.fines.disputeDays), language)
  const disputes = (texts: Texts) => (day ? formatText(texts[language], { day }) : '')
  const pay = payHref(siteUrl, language)
  const notes = [...(first ? [PAY_CHARGES] : []), ...(booking.dueKop > 0 ? [PAY_RENTAL] : [])]
  return {
    amountKop,
    values: {
      items: itemsText(items, language),
      dispute: disputes(DISPUTE),
      shortDispute: disputes(SHORT_DISPUTE),
      pay,
    },
    rows: [
      ...items.map(({ name, number, kop }) => row(name, kop, language, [number])),
      { ...row(IN_ALL[language], amountKop, language), code: 'total' },
    ],
    link: {
      href: pay,
      text: PAY[language],
      note: notes.map((text) => text[language]).join(language === 'zh-CN' ? '' : ' '),
    },
  }
}

function dueItemsOf({ booking, language }: SummaryFacts, charges: readonly UnpaidCharge[]): DueItem[] {
  const formatNumber = (texts: Texts, id: string) => formatText(texts[language], { id })
  const rental = {
    name: RENTAL[language],
    number: formatNumber(BOOKING_NUMBER, booking.number),
    kop: booking.dueKop,
  }
  return [
    ...charges.map(({ id, what, debtKop }) => ({
      name: textIn(what, language),
      number: formatNumber(CHARGE_NUMBER, debtName(id)),
      kop: debtKop,
    })),
    ...(booking.dueKop > 0 ? [rental] : []),
  ]
}

function itemsText(items: readonly DueItem[], language: Language): string {
  return items
    .map(({ name, number, kop }) => formatText(ITEM[language], { name, number, amount: amountText(kop, language) }))
    .join(BETWEEN[language])
}

function row(term: string, kop: number, language: Language, notes: string[] = []): SheetRow {
  return { term, value: amountText(kop, language), notes }
}
