import type { Booking } from '@/provider/contract/bookings'
import { amountText, OFFICE, type PaperFacts } from './booking-paper'
import { fillText } from './fill-text'
import { type Language, type Texts, textIn } from './language'
import { workingDaysText } from './line-texts'
import { momentText, shortMomentText } from './paper-moments'
import { refundCause, refundTotal } from './refund-texts'

const AFTER: Record<'received' | 'due' | 'allPaid' | 'refund' | 'kept' | 'nothing' | 'bank', Texts> = {
  received: { ru: 'Мы получили {amount}.', en: 'We have received {amount}.', 'zh-CN': '我们已收到 {amount}。' },
  due: { ru: 'Осталось заплатить {due}.', en: '{due} is left to pay.', 'zh-CN': '还需支付 {due}。' },
  allPaid: { ru: 'Поездка оплачена полностью.', en: 'The trip is paid in full.', 'zh-CN': '费用已全部付清。' },
  refund: { ru: 'Вернём {refund}.', en: 'We will refund {refund}.', 'zh-CN': '将退还 {refund}。' },
  kept: { ru: 'Удержано {kept}.', en: 'We keep {kept}.', 'zh-CN': '已扣除 {kept}。' },
  nothing: { ru: 'Платить ничего не нужно.', en: 'There is nothing to pay.', 'zh-CN': '无需支付任何费用。' },
  bank: {
    ru: 'Банк зачислит деньги в течение {days}.',
    en: 'The bank credits it within {days}.',
    'zh-CN': '{days}内到账。',
  },
}

/** `amountKop` of the event itself: paid, refunded, released; null: it is about no sum. `reason` of a refund. */
export type NewsEvent = { amountKop: number | null; reason?: string | undefined }

/** What the texts of a booking's messages name, of the booking as it is when they leave. */
export function newsValues(
  { booking, data, language }: PaperFacts,
  { amountKop, reason }: NewsEvent,
): Record<string, string> {
  const pickup = new Date(booking.pickupAt)
  const afterwards = (...texts: (keyof typeof AFTER)[]) =>
    sentences(booking, data.rules.refundBankDays, language, texts)
  const { refundKop, keptKop } = booking.cancellation
  const amount = amountKop === null ? '' : amountText(amountKop, language)
  const afterPayment = booking.dueKop > 0 ? afterwards('due') : afterwards('allPaid')
  const received = fillText(AFTER.received[language], { amount })
  const isPart = reason === 'cancelled' && amountKop !== null && amountKop < refundKop
  const { code, name } = booking.pickupPlace
  return {
    number: booking.number,
    car: booking.car.car_data.naimenovanie,
    // «Branch» leads nobody anywhere.
    place: code === OFFICE ? textIn(data.address, language) : name,
    moment: momentText(pickup, data, language),
    shortMoment: shortMomentText(pickup, data, language),
    until: booking.holdUntil ? momentText(new Date(booking.holdUntil), data, language) : '',
    amount,
    afterPayment,
    received: amountKop === null ? '' : `${received}${language === 'zh-CN' ? '' : ' '}${afterPayment}`,
    afterCancellation:
      booking.paidKop === 0
        ? afterwards('nothing')
        : [refundKop > 0 ? afterwards('refund', 'bank') : '', keptKop > 0 ? afterwards('kept') : '']
            .filter(Boolean)
            .join(' '),
    refundCause: refundCause(reason, language),
    refundTotal: isPart ? refundTotal(amountText(refundKop, language), language) : '',
    afterRefund: afterwards('bank'),
  }
}

function sentences(
  { dueKop, cancellation: { refundKop, keptKop } }: Booking,
  days: number,
  language: Language,
  texts: (keyof typeof AFTER)[],
): string {
  const amount = (kopecks: number) => amountText(kopecks, language)
  const values = {
    due: amount(dueKop),
    refund: amount(refundKop),
    kept: amount(keptKop),
    days: workingDaysText(days, language),
  }
  return texts.map((text) => fillText(AFTER[text][language], values)).join(' ')
}
