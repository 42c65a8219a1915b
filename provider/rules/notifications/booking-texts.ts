import type { Template } from './message-template'

/**
 * Messages to the driver about the booking. A letter has the booking below its text, which says only what is new;
 * `{after…}`: sentences that `bookingValues` fills or empties. Money, cancellations and confirmations are always sent.
 */
export const BOOKING_TEMPLATES = {
  booking_held: {
    topic: 'trip',
    sms: null,
    letter: {
      subject: {
        ru: 'Держим для вас машину, бронь № {number}',
        en: 'Your car is held, booking {number}',
        'zh-CN': '车辆已为您保留，订单 {number}',
      },
      status: { ru: 'Держим', en: 'On hold', 'zh-CN': '已保留' },
      heading: {
        ru: 'Машина ждёт подтверждения',
        en: 'Your car is waiting for you to confirm',
        'zh-CN': '车辆等待您确认',
      },
      text: {
        ru: 'Здравствуйте! Держим для вас {car} до {until}.\nПодтвердите бронь, иначе машину сможет взять другой.',
        en: 'Hello, we are holding {car} for you until {until}.\nPlease confirm the booking by then, or somebody else may book the car.',
        'zh-CN': '您好！{car} 为您保留至{until}。\n请在此之前确认订单，否则车辆可能被他人预订。',
      },
    },
  },
  booking_confirmed: {
    sms: {
      ru: '{brand}: бронь {number} подтверждена. Получение {moment}, {place}. Тел. {phone}',
      en: '{brand}: booking {number} is confirmed. Pick-up {moment}, {place}. Call {phone}',
      'zh-CN': '【{brand}】订单 {number} 已确认。取车：{moment}，{place}。电话 {phone}',
    },
    letter: {
      subject: {
        ru: 'Машина забронирована, бронь № {number}',
        en: 'Your car is booked, booking {number}',
        'zh-CN': '预订成功，订单 {number}',
      },
      status: { ru: '✓ Забронировано', en: '✓ Booked', 'zh-CN': '✓ 预订成功' },
      heading: { ru: 'Машина ждёт вас {day}', en: 'Your car is waiting for you on {day}', 'zh-CN': '{day}，车在等您' },
      text: {
        ru: '{received}\nНазовите номер брони при получении: {number}.\n{attached}',
        en: '{received}\nPlease give the booking number at pick-up: {number}.\n{attached}',
        'zh-CN': '{received}\n取车时请提供订单号：{number}。\n{attached}',
      },
    },
  },
  booking_paid: {
    sms: null,
    letter: {
      subject: {
        ru: 'Оплата получена, бронь № {number}',
        en: 'Payment received, booking {number}',
        'zh-CN': '已收到付款，订单 {number}',
      },
      status: { ru: '✓ Оплата', en: '✓ Payment', 'zh-CN': '✓ 付款' },
      heading: { ru: 'Мы получили {amount}', en: 'We have received {amount}', 'zh-CN': '已收到 {amount}' },
      text: {
        ru: 'Здравствуйте! Мы получили {amount}.\n{afterPayment}',
        en: 'Hello, we have received {amount}.\n{afterPayment}',
        'zh-CN': '您好！我们已收到 {amount}。\n{afterPayment}',
      },
    },
  },
  booking_changed: {
    topic: 'trip',
    sms: null,
    letter: {
      subject: {
        ru: 'Бронь № {number} изменена',
        en: 'Booking {number} was changed',
        'zh-CN': '订单 {number} 已修改',
      },
      status: { ru: '✓ Изменено', en: '✓ Changed', 'zh-CN': '✓ 已修改' },
      heading: { ru: 'Машина ждёт вас {day}', en: 'Your car is waiting for you on {day}', 'zh-CN': '{day}，车在等您' },
      text: {
        ru: 'Здравствуйте! Бронь изменена. Вот какая она теперь.\n{attached}',
        en: 'Hello, your booking was changed. This is how it stands now.\n{attached}',
        'zh-CN': '您好！您的订单已修改，最新内容如下。\n{attached}',
      },
    },
  },
  booking_extended: {
    sms: {
      ru: '{brand}: аренда продлена, ждём машину {shortReturn}. Бронь {number}. {extensionSum} Тел. {phone}',
      en: '{brand}: your rental is extended, the car is due back on {shortReturn}. Booking {number}. {extensionSum} Call {phone}',
      'zh-CN': '【{brand}】续租成功，请于 {shortReturn} 还车。订单 {number}。{extensionSum}电话 {phone}',
    },
    letter: {
      subject: {
        ru: 'Аренда продлена, бронь № {number}',
        en: 'Your rental is extended, booking {number}',
        'zh-CN': '续租成功，订单 {number}',
      },
      status: { ru: '✓ Продлено', en: '✓ Extended', 'zh-CN': '✓ 已续租' },
      heading: {
        ru: 'Ждём машину {returnDay}',
        en: 'The car is due back on {returnDay}',
        'zh-CN': '{returnDay}还车',
      },
      text: {
        ru: 'Здравствуйте! Мы продлили аренду: ждём машину {returnMoment}.\n{extensionSum} {afterPayment}\n{attached}',
        en: 'Hello, we have extended your rental. The car is due back on {returnMoment}.\n{extensionSum} {afterPayment}\n{attached}',
        'zh-CN': '您好！您的租期已延长，请于 {returnMoment} 还车。\n{extensionSum}{afterPayment}\n{attached}',
      },
    },
  },
  booking_extension_declined: {
    sms: {
      ru: '{brand}: продлить аренду до {shortRequested} не получится. {shortReason} Ждём машину {shortReturn}. Бронь {number}. Тел. {phone}',
      en: '{brand}: we cannot extend your rental until {shortRequested}. {shortReason} The car is due back on {shortReturn}. Booking {number}. Call {phone}',
      'zh-CN':
        '【{brand}】很抱歉，无法续租至 {shortRequested}。{shortReason}请于 {shortReturn} 还车。订单 {number}。电话 {phone}',
    },
    letter: {
      subject: {
        ru: 'Продлить аренду не получится, бронь № {number}',
        en: 'We cannot extend your rental, booking {number}',
        'zh-CN': '无法续租，订单 {number}',
      },
      heading: {
        ru: 'Продлить аренду не получится',
        en: 'We cannot extend your rental',
        'zh-CN': '很抱歉，无法续租',
      },
      text: {
        ru: 'Здравствуйте! К сожалению, продлить аренду до {requested} не получится.\n{branchReason}\nВремя возврата прежнее: {returnMoment}.\nПопросите о другом времени на странице брони или позвоните нам: подберём другую машину.',
        en: 'Hello, we are sorry: we cannot extend your rental until {requested}.\n{branchReason}\nThe agreed time stands: the car is due back on {returnMoment}.\nAsk for another time on the page of your booking, or call us and we will look for another car.',
        'zh-CN':
          '您好！很抱歉，无法续租至 {requested}。\n{branchReason}\n还车时间不变：请于 {returnMoment} 还车。\n您可以在订单页面申请其他时间，或致电我们，由我们帮您另找车辆。',
      },
    },
  },
  booking_cancelled: {
    sms: {
      ru: '{brand}: бронь {number} отменена. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: booking {number} is cancelled. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】订单 {number} 已取消。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: {
        ru: 'Бронь № {number} отменена',
        en: 'Booking {number} is cancelled',
        'zh-CN': '订单 {number} 已取消',
      },
      heading: { ru: 'Бронь отменена', en: 'Your booking is cancelled', 'zh-CN': '订单已取消' },
      text: {
        ru: 'Здравствуйте! Бронь отменена.\n{afterCancellation}\nЕсли отменили не вы, сразу позвоните нам.',
        en: 'Hello, your booking is cancelled.\n{afterCancellation}\nIf it was not you who cancelled it, please call us at once.',
        'zh-CN': '您好！您的订单已取消。\n{afterCancellation}\n如非本人操作，请立即致电我们。',
      },
    },
  },
  booking_cancelled_by_branch: {
    sms: {
      ru: '{brand}: просим прощения, нам пришлось отменить бронь {number}. {shortReason} {shortRefund} {shortInstead} Тел. {phone}',
      en: '{brand}: we are sorry, we had to cancel booking {number}. {shortReason} {shortRefund} {shortInstead} Call {phone}',
      'zh-CN': '【{brand}】非常抱歉，我们不得不取消订单 {number}。{shortReason}{shortRefund}{shortInstead}电话 {phone}',
    },
    letter: {
      subject: {
        ru: 'Нам пришлось отменить бронь № {number}',
        en: 'We had to cancel booking {number}',
        'zh-CN': '我们不得不取消订单 {number}',
      },
      heading: {
        ru: 'Нам пришлось отменить бронь',
        en: 'We had to cancel your booking',
        'zh-CN': '我们不得不取消您的订单',
      },
      text: {
        ru: 'Здравствуйте! К сожалению, нам пришлось отменить вашу бронь. Приносим извинения за неудобства.\n{branchReason}\n{afterCancellation}\n{instead}',
        en: 'Hello, we are sorry, but we had to cancel your booking.\n{branchReason}\n{afterCancellation}\n{instead}',
        'zh-CN':
          '您好！非常抱歉，我们不得不取消您的订单，给您带来不便，敬请谅解。\n{branchReason}\n{afterCancellation}\n{instead}',
      },
    },
  },
  booking_reminder: {
    topic: 'trip',
    sms: {
      ru: '{brand}: ждём вас {moment}, {place}. Бронь {number}. Тел. {phone}',
      en: '{brand}: see you on {moment}, {place}. Booking {number}. Call {phone}',
      'zh-CN': '【{brand}】请于{moment}取车，{place}。订单 {number}。电话 {phone}',
    },
    letter: {
      subject: {
        ru: 'Скоро забираете машину: бронь № {number}',
        en: 'Your pick-up is soon, booking {number}',
        'zh-CN': '即将取车，订单 {number}',
      },
      status: { ru: 'Напоминание', en: 'Reminder', 'zh-CN': '取车提醒' },
      heading: { ru: 'Ждём вас {day}', en: 'We are expecting you on {day}', 'zh-CN': '{day}见' },
      text: {
        ru: 'Здравствуйте! Ждём вас {moment}.\nПроверьте документы и залог: что взять с собой, написано ниже. Если опаздываете, позвоните нам.',
        en: 'Hello, we are expecting you on {moment}.\nPlease check your documents and the deposit: what to bring is listed below. If you are late, call us.',
        'zh-CN': '您好！我们将于{moment}恭候您。\n请带齐证件并准备好押金，需携带的物品见下方。如会迟到，请致电我们。',
      },
    },
  },
  booking_return_reminder: {
    topic: 'trip',
    sms: {
      ru: '{brand}: ждём машину {shortReturn}, {returnPlace}. Бронь {number}. Опаздываете — позвоните: {phone}',
      en: '{brand}: please return the car on {shortReturn}, {returnPlace}. Booking {number}. Late? Call {phone}',
      'zh-CN': '【{brand}】请于{shortReturn} 还车，{returnPlace}。订单 {number}。如会晚到请致电 {phone}',
    },
    letter: {
      subject: {
        ru: 'Скоро возвращать машину, бронь № {number}',
        en: 'Your drop-off is soon, booking {number}',
        'zh-CN': '即将还车，订单 {number}',
      },
      status: { ru: 'Напоминание', en: 'Reminder', 'zh-CN': '还车提醒' },
      heading: { ru: 'Ждём машину {returnDay}', en: 'The car is due back on {returnDay}', 'zh-CN': '{returnDay}还车' },
      text: {
        ru: 'Здравствуйте! Ждём машину {returnMoment}.\nЗаправьте её до того же уровня, что при получении, и заберите свои вещи. Если задержитесь или хотите продлить аренду, позвоните нам до этого времени.',
        en: 'Hello, the car is due back on {returnMoment}.\nPlease fill the tank to the level at pick-up and take your things with you. If you are late or would like to keep the car longer, call us before then.',
        'zh-CN':
          '您好！请于{returnMoment}还车。\n请将油量加至取车时的水平，并带好随身物品。如会晚到或需要续租，请在此之前致电我们。',
      },
    },
  },
  booking_closed: {
    sms: {
      ru: '{brand}: машина возвращена, к оплате {amount}. {items}.{shortDispute} Тел. {phone}. Оплатить: {pay}',
      en: '{brand}: the car is back, {amount} to pay. {items}.{shortDispute} Call {phone}. Pay: {pay}',
      'zh-CN':
        '【{brand}】车辆已归还，应付 {amount}。{items}。{shortDispute}电话 {phone}。已回国无法在线付款的，请联系我们。付款：{pay}',
    },
    letter: {
      subject: {
        ru: 'Что оплатить после возврата, бронь № {number}',
        en: 'What is left to pay, booking {number}',
        'zh-CN': '还车后应付款项，订单 {number}',
      },
      heading: { ru: 'К оплате после возврата: {amount}', en: 'Left to pay: {amount}', 'zh-CN': '还车后应付 {amount}' },
      text: {
        ru: 'Здравствуйте! Спасибо за поездку. Машина возвращена, осталось заплатить {amount}.\n{dispute}',
        en: 'Hello, thank you for driving with us. The car is back, and {amount} is left to pay.\n{dispute}\nNo Russian card, or already home? Contact us and we will agree how to pay.',
        'zh-CN':
          '您好！感谢您选择我们。车辆已归还，还需支付 {amount}。\n{dispute}\n已回国或没有俄罗斯银行卡？请联系我们（方式见本邮件末尾），由门店与您商定付款方式。',
      },
    },
  },
  booking_returned: {
    topic: 'trip',
    sms: null,
    letter: {
      subject: {
        ru: 'Машину приняли, доплат нет, бронь № {number}',
        en: 'The car is back, nothing left to pay, booking {number}',
        'zh-CN': '车辆已归还，无需补款，订单 {number}',
      },
      status: { ru: '✓ Возврат', en: '✓ Returned', 'zh-CN': '✓ 已还车' },
      heading: {
        ru: 'Машину приняли, доплат нет',
        en: 'The car is back, nothing left to pay',
        'zh-CN': '车辆已归还，无需补款',
      },
      text: {
        ru: 'Здравствуйте! Машину приняли, доплат нет.\n{deposit}\nСпасибо за поездку.',
        en: 'Hello, we have taken the car back, and there is nothing left to pay.\n{deposit}\nThank you for driving with us.',
        'zh-CN': '您好！车辆已验收，无需补缴任何费用。\n{deposit}\n感谢您选择我们。',
      },
    },
  },
  deposit_released: {
    sms: null,
    letter: {
      subject: {
        ru: 'Залог разблокирован, бронь № {number}',
        en: 'Your deposit is released, booking {number}',
        'zh-CN': '押金已解冻，订单 {number}',
      },
      status: { ru: '✓ Залог', en: '✓ Deposit', 'zh-CN': '✓ 押金' },
      heading: {
        ru: 'Залог {amount} разблокирован',
        en: 'Your deposit of {amount} is released',
        'zh-CN': '押金 {amount} 已解冻',
      },
      text: {
        ru: 'Здравствуйте! Мы разблокировали залог {amount}.\nКогда деньги снова будут доступны, решает ваш банк.',
        en: 'Hello, we have released the deposit of {amount}.\nYour bank decides when you can use the money again.',
        'zh-CN': '您好！我们已解冻押金 {amount}。\n具体到账时间以银行为准。',
      },
    },
  },
  deposit_given_back: {
    sms: null,
    letter: {
      subject: {
        ru: 'Залог возвращён наличными, бронь № {number}',
        en: 'Your cash deposit was given back, booking {number}',
        'zh-CN': '现金押金已退还，订单 {number}',
      },
      status: { ru: '✓ Залог', en: '✓ Deposit', 'zh-CN': '✓ 押金' },
      heading: {
        ru: 'Вернули залог наличными: {amount}',
        en: 'We gave back {amount} of your deposit in cash',
        'zh-CN': '已退还现金押金 {amount}',
      },
      text: {
        ru: 'Здравствуйте! Мы вернули вам залог наличными: {amount}.\nЕсли сумма другая или денег вы не получали, сразу позвоните нам.',
        en: 'Hello, we have given back {amount} of your deposit in cash.\nIf the amount is different or you did not receive it, please call us at once.',
        'zh-CN': '您好！我们已向您退还现金押金 {amount}。\n如金额不符或您未收到，请立即致电。',
      },
    },
  },
  payment_refunded: {
    sms: null,
    letter: {
      subject: {
        ru: 'Возврат отправлен, бронь № {number}',
        en: 'Your refund is on its way, booking {number}',
        'zh-CN': '退款已办理，订单 {number}',
      },
      status: { ru: '✓ Возврат денег', en: '✓ Refund', 'zh-CN': '✓ 退款' },
      heading: { ru: 'Отправили вам {amount}', en: '{amount} is on its way to you', 'zh-CN': '已向您退款 {amount}' },
      text: {
        ru: 'Здравствуйте! {refundCause}\nМы отправили вам {amount}. {afterRefund}\n{refundTotal}',
        en: 'Hello, we have refunded {amount}. {refundCause}\n{afterRefund}\n{refundTotal}',
        'zh-CN': '您好！{refundCause}\n我们已向您退款 {amount}。{afterRefund}\n{refundTotal}',
      },
    },
  },
} as const satisfies Record<string, Template>

export type BookingMessageKind = keyof typeof BOOKING_TEMPLATES

export const BOOKING_KINDS = Object.keys(BOOKING_TEMPLATES).filter(isBookingKind)

/** Returns whether a message kind is about a booking. */
export function isBookingKind(kind: string): kind is BookingMessageKind {
  return Object.hasOwn(BOOKING_TEMPLATES, kind)
}
