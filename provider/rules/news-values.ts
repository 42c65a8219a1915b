import type { Booking } from '@/provider/contract/bookings'
import { amountText, type PaperFacts } from './booking-paper'
import { fillText } from './fill-text'
import type { Language, Texts } from './language'
import { workingDaysText } from './line-texts'
import { momentText, shortMomentText } from './paper-moments'

const AFTER: Record<'due' | 'allPaid' | 'refund' | 'kept' | 'nothing' | 'bank', Texts> = {
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

/**
 * What the texts of a booking's messages name, of the booking as it is when they leave.
 *
 * @param amountKop of the event itself: paid, refunded, released; null: it is about no sum
 */
export function newsValues({ booking, data, language }: PaperFacts, amountKop: number | null): Record<string, string> {
  const pickup = new Date(booking.pickupAt)
  const afterwards = (...texts: (keyof typeof AFTER)[]) =>
    sentences(booking, data.rules.refundBankDays, language, texts)
  const { refundKop, keptKop } = booking.cancellation
  return {
    number: booking.number,
    car: booking.car.car_data.naimenovanie,
    place: booking.pickupPlace.name,
    moment: momentText(pickup, data, language),
    shortMoment: shortMomentText(pickup, data, language),
    until: booking.holdUntil ? momentText(new Date(booking.holdUntil), data, language) : '',
    amount: amountKop === null ? '' : amountText(amountKop, language),
    afterPayment: booking.dueKop > 0 ? afterwards('due') : afterwards('allPaid'),
    afterCancellation:
      booking.paidKop === 0
        ? afterwards('nothing')
        : [refundKop > 0 ? afterwards('refund', 'bank') : '', keptKop > 0 ? afterwards('kept') : '']
            .filter(Boolean)
            .join(' '),
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
