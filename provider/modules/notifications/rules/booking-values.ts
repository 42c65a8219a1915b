import type { Booking } from '@/provider/contract/bookings'
import { sentenceGap } from '@/provider/contract/rules/text/sentence-gap'
import { formatText } from '@/provider/rules/i18n/format-text'
import { type Language, type Texts, textIn } from '@/provider/rules/i18n/language'
import { workingDaysText } from '@/provider/rules/prices/line-names'
import { OFFICE, type SummaryFacts } from '@/provider/rules/vouchers/booking-summary'
import {
  dayMonthText,
  momentText,
  onMomentText,
  shortMomentText,
  timeText,
  untilText,
} from '@/provider/rules/vouchers/moment-text'
import { amountText } from '@/provider/rules/vouchers/price-rows'
import { refundCause, refundTotal } from './refund-texts'

type After = 'received' | 'due' | 'allPaid' | 'refund' | 'refundHere' | 'refundBoth' | 'retained' | 'nothing' | 'bank'

const AFTER: Record<After, Texts> = {
  received: { ru: 'Мы получили {amount}.', en: 'We have received {amount}.', 'zh-CN': '我们已收到 {amount}。' },
  due: { ru: 'Осталось заплатить {due}.', en: '{due} is left to pay.', 'zh-CN': '还需支付 {due}。' },
  allPaid: { ru: 'Поездка оплачена полностью.', en: 'The trip is paid in full.', 'zh-CN': '费用已全部付清。' },
  refund: { ru: 'Вернём {refund}.', en: 'We will refund {refund}.', 'zh-CN': '将退还 {refund}。' },
  refundHere: {
    ru: 'Вернём {refund} в филиале. Не можете приехать — свяжитесь с нами, договоримся, как вернуть.',
    en: 'We will refund {refund} at the branch. If you cannot come, contact us and we will agree how to refund you.',
    'zh-CN': '将在门店退还 {refund}；不便到店的，请联系我们商定退款方式。',
  },
  refundBoth: {
    ru: 'Вернём {refund}: {online} — тем же способом, каким вы платили, {here} — в филиале. Не можете приехать — свяжитесь с нами, договоримся, как вернуть.',
    en: 'We will refund {refund}: {online} through the bank, {here} at the branch. If you cannot come, contact us and we will agree how to refund you.',
    'zh-CN': '将退还 {refund}：{online} 通过银行退还，{here} 在门店退还；不便到店的，请联系我们商定退款方式。',
  },
  retained: { ru: 'Удержано {kept}.', en: 'We keep {kept}.', 'zh-CN': '已扣除 {kept}。' },
  nothing: { ru: 'Платить ничего не нужно.', en: 'There is nothing to pay.', 'zh-CN': '无需支付任何费用。' },
  bank: {
    ru: 'Банк зачислит деньги в течение {days}.',
    en: 'The bank credits it within {days}.',
    'zh-CN': '{days}内到账。',
  },
}

/** `amountKop`: the sum that was paid, refunded or released; null: the event has no sum. `reason`: of a refund. */
export type NotificationEvent = { amountKop: number | null; reason?: string | undefined }

/** Returns the values of the texts about a booking, as the booking is when they are sent. */
export function bookingValues(
  { booking, data, language }: SummaryFacts,
  { amountKop, reason }: NotificationEvent,
): Record<string, string> {
  const pickup = new Date(booking.pickupAt)
  const joinSentences = (...texts: After[]) => sentences(booking, data.rules.refundBankDays, language, texts)
  const { onlineKop } = booking.cancellation
  const amount = amountKop === null ? '' : amountText(amountKop, language)
  const afterPayment = booking.dueKop > 0 ? joinSentences('due') : joinSentences('allPaid')
  const received = formatText(AFTER.received[language], { amount })
  const isPart = reason === 'cancelled' && amountKop !== null && amountKop < onlineKop
  const { code, name } = booking.pickupPlace
  return {
    number: booking.number,
    car: booking.car.car_data.naimenovanie,
    // The place name of the office is “Branch”, which helps no driver to find it.
    place: code === OFFICE ? textIn(data.address, language) : name,
    day: dayMonthText(pickup, data, language),
    moment: momentText(pickup, data, language),
    onMoment: onMomentText(pickup, data, language),
    shortMoment: shortMomentText(pickup, data, language),
    ...returnValues(booking, data, language),
    ...heldValues(booking, data, language),
    amount,
    afterPayment,
    received: amountKop === null ? '' : `${received}${sentenceGap(language)}${afterPayment}`,
    afterCancellation: joinSentences(...afterCancellation(booking)),
    refundCause: refundCause(reason, language),
    refundTotal: isPart ? refundTotal(amountText(onlineKop, language), language) : '',
    afterRefund: joinSentences('bank'),
  }
}

function heldValues({ holdUntil }: Booking, data: SummaryFacts['data'], language: Language) {
  if (holdUntil === null) return { until: '', untilTime: '' }
  const moment = new Date(holdUntil)
  return { until: untilText(moment, data, language), untilTime: timeText(moment, moment, data, language) }
}

/** When and where the car comes back, for a reminder. */
function returnValues({ dropoffAt, dropoffPlace }: Booking, data: SummaryFacts['data'], language: Language) {
  const dropoff = new Date(dropoffAt)
  return {
    returnPlace: dropoffPlace.code === OFFICE ? textIn(data.address, language) : dropoffPlace.name,
    returnDay: dayMonthText(dropoff, data, language),
    returnMoment: momentText(dropoff, data, language),
    onReturnMoment: onMomentText(dropoff, data, language),
    shortReturn: shortMomentText(dropoff, data, language),
  }
}

/** Only online payments are refunded through the bank. */
function afterCancellation({ paidKop, cancellation: { refundKop, onlineKop, keptKop } }: Booking): After[] {
  if (paidKop === 0) return ['nothing']
  const retained: After[] = keptKop > 0 ? ['retained'] : []
  if (refundKop === 0) return retained
  if (onlineKop === 0) return ['refundHere', ...retained]
  return [refundKop === onlineKop ? 'refund' : 'refundBoth', 'bank', ...retained]
}

function sentences(
  { dueKop, cancellation: { refundKop, onlineKop, keptKop } }: Booking,
  days: number,
  language: Language,
  texts: After[],
): string {
  const amount = (kopecks: number) => amountText(kopecks, language)
  const values = {
    due: amount(dueKop),
    refund: amount(refundKop),
    online: amount(onlineKop),
    here: amount(refundKop - onlineKop),
    kept: amount(keptKop),
    days: workingDaysText(days, language),
  }
  return texts.map((text) => formatText(AFTER[text][language], values)).join(' ')
}
