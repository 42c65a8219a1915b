import type { Template } from './message-template'

/** Whoever cancelled it. */
const CANCELLED = {
  subject: {
    ru: 'Бронь № {number} отменена',
    en: 'Booking {number} is cancelled',
    'zh-CN': '订单 {number} 已取消',
  },
  heading: { ru: 'Бронь отменена', en: 'Your booking is cancelled', 'zh-CN': '订单已取消' },
}

/** Messages about a cancelled booking. */
export const CANCELLATION_TEMPLATES = {
  booking_cancelled: {
    // The visitor has just cancelled it himself, and sees it: an SMS would cost the branch without telling anything.
    sms: null,
    letter: {
      ...CANCELLED,
      text: {
        ru: 'Здравствуйте! Бронь отменена.\n{afterCancellation}\nЕсли отменили не вы, сразу позвоните нам.',
        en: 'Hello, your booking is cancelled.\n{afterCancellation}\nIf it was not you who cancelled it, please call us at once.',
        'zh-CN': '您好！您的订单已取消。\n{afterCancellation}\n如非本人操作，请立即联系我们。',
      },
    },
  },
  booking_disowned: {
    // The phone is not that of the visitor who booked.
    sms: null,
    letter: {
      ...CANCELLED,
      text: {
        ru: 'Здравствуйте! В брони был указан телефон, владелец которого от неё отказался. Мы отменили бронь и стёрли данные водителя.\nЕсли в номере ошибка, забронируйте машину снова с верным номером или позвоните нам.',
        en: 'Hello, the booking had a phone number whose owner does not want it. We have cancelled the booking and erased the driver’s details.\nIf the number was mistyped, book again with the right one or call us.',
        'zh-CN':
          '您好！订单所填手机号的机主不认可此订单，我们已取消订单并删除驾驶人信息。\n如果号码填写有误，请用正确的号码重新预订，或致电我们。',
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
} as const satisfies Record<string, Template>
