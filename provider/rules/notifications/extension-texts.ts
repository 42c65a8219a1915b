import type { Template } from './message-template'

/** Messages about a decided request for a later return. */
export const EXTENSION_TEMPLATES = {
  booking_extended: {
    sms: {
      ru: '{brand}: аренда продлена, ждём машину {shortReturn}. Бронь {number}. {extensionSum} Тел. {phone}',
      en: '{brand}: your rental is extended, the car is due back on {shortReturn}. Booking {number}. {extensionSum} Call {phone}',
      'zh-CN': '【{brand}】续租成功，请于{shortReturn} 还车。订单 {number}。{extensionSum}电话 {phone}',
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
        ru: 'Здравствуйте! Мы продлили аренду: ждём машину {onReturnMoment}.\n{extensionSum} {afterPayment}\n{howToPay}\n{attached}',
        en: 'Hello, we have extended your rental. The car is due back on {onReturnMoment}.\n{extensionSum} {afterPayment}\n{howToPay}\n{attached}',
        'zh-CN':
          '您好！您的租期已延长，请于{onReturnMoment}还车。\n{extensionSum}{afterPayment}\n{howToPay}\n{attached}',
      },
    },
  },
  booking_extension_declined: {
    sms: {
      ru: '{brand}: продлить аренду до {shortRequested} не получится. {shortReason} Ждём машину {shortReturn}. Бронь {number}. Тел. {phone}',
      en: '{brand}: we cannot extend your rental until {shortRequested}. {shortReason} The car is due back on {shortReturn}. Booking {number}. Call {phone}',
      'zh-CN':
        '【{brand}】很抱歉，无法续租至{shortRequested}。{shortReason}请于{shortReturn} 还车。订单 {number}。电话 {phone}',
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
          '您好！很抱歉，无法续租至{requested}。\n{branchReason}\n还车时间不变：请于{returnMoment}还车。\n您可以在订单页面申请其他时间，或联系我们，由我们帮您另找车辆。',
      },
    },
  },
} as const satisfies Record<string, Template>
