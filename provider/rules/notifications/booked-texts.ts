import type { Template } from './message-template'

/** Messages about a booking until the car is handed over. */
export const BOOKED_TEMPLATES = {
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
        ru: 'Подтвердите бронь до {untilTime}',
        en: 'Please confirm your booking by {untilTime}',
        'zh-CN': '请确认订单：车辆保留至 {untilTime}',
      },
      text: {
        ru: 'Здравствуйте! Держим для вас {car} до {until}.\nОткройте бронь по кнопке ниже и подтвердите её до этого времени: потом машину сможет забронировать другой.',
        en: 'Hello, we are holding your {car} until {until}.\nPlease open the booking with the button below and confirm it by then. After that somebody else may book the car.',
        'zh-CN': '您好！{car} 为您保留至{until}。\n请在此之前点击下方按钮确认订单；逾期未确认的，车辆可能被他人预订。',
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
      heading: { ru: 'Машина ждёт вас {day}', en: 'Your car will be ready on {day}', 'zh-CN': '{day}取车' },
      text: {
        ru: '{received}\nНазовите номер брони при получении: {number}.\n{attached}',
        en: '{received}\nPlease give the booking number at pick-up: {number}.\n{attached}',
        'zh-CN': '{received}\n取车时请提供订单号：{number}。\n{attached}',
      },
    },
  },
  booking_unproved: {
    sms: {
      ru: '{brand}: бронь {number} на ваш номер подтверждена. Получение {moment}, {place}. Тел. {phone} Не вы? {link}',
      en: '{brand}: booking {number} with your phone number is confirmed. Pick-up {moment}, {place}. Call {phone} Not you? {link}',
      'zh-CN': '【{brand}】您手机号的订单 {number} 已确认。取车：{moment}，{place}。电话 {phone} 非本人？{link}',
    },
    letter: {
      subject: {
        ru: 'Бронь № {number} на ваш номер телефона',
        en: 'Booking {number} with your phone number',
        'zh-CN': '使用您手机号的订单 {number}',
      },
      heading: {
        ru: 'На ваш номер телефона оформили бронь',
        en: 'A car was booked with your phone number',
        'zh-CN': '有人用您的手机号预订了车辆',
      },
      text: {
        ru: 'Здравствуйте! На ваш номер телефона оформили бронь без входа в личный кабинет: {car}, получение {onMoment}.\nЕсли это вы, делать ничего не нужно.\nЕсли не вы, откройте страницу по кнопке ниже и отмените бронь.',
        en: 'Hello, {car} was booked with your phone number by somebody who was not signed in. Pick-up {onMoment}.\nIf it was you, there is nothing to do.\nIf it was not you, open the page with the button below and cancel the booking.',
        'zh-CN':
          '您好！有人在未登录的情况下用您的手机号预订了 {car}，取车时间：{onMoment}。\n如果是您本人预订，无需任何操作。\n如非本人预订，请点击下方按钮打开页面取消订单。',
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
        ru: 'Здравствуйте! Спасибо за оплату.\n{afterPayment}',
        en: 'Hello, thank you for your payment.\n{afterPayment}',
        'zh-CN': '您好！感谢您付款。\n{afterPayment}',
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
      heading: { ru: 'Машина ждёт вас {day}', en: 'Your car will be ready on {day}', 'zh-CN': '{day}取车' },
      text: {
        ru: 'Здравствуйте! Бронь изменена. Вот какая она теперь.\n{attached}',
        en: 'Hello, your booking was changed. This is how it stands now.\n{attached}',
        'zh-CN': '您好！您的订单已修改，最新内容如下。\n{attached}',
      },
    },
  },
  booking_reminder: {
    topic: 'trip',
    sms: {
      ru: '{brand}: ждём вас {moment}, {place}. Бронь {number}. Тел. {phone}',
      en: '{brand}: see you on {moment}, {place}. Booking {number}. Call {phone}',
      'zh-CN': '【{brand}】请于{moment} 取车，{place}。订单 {number}。电话 {phone}',
    },
    letter: {
      subject: {
        ru: 'Скоро получать машину, бронь № {number}',
        en: 'Your pick-up is soon, booking {number}',
        'zh-CN': '即将取车，订单 {number}',
      },
      status: { ru: 'Напоминание', en: 'Reminder', 'zh-CN': '取车提醒' },
      heading: { ru: 'Ждём вас {day}', en: 'We are expecting you on {day}', 'zh-CN': '{day}取车' },
      text: {
        ru: 'Здравствуйте! Ждём вас {onMoment}.\nПроверьте документы и залог: что взять с собой, написано ниже. Если опаздываете, позвоните нам: ко времени получения мы ответим и вне часов работы.',
        en: 'Hello, we are expecting you on {onMoment}.\nPlease check your documents and the deposit: what to bring is listed below. If you are going to be late, call us: around your pick-up time we answer outside opening hours too.',
        'zh-CN':
          '您好！请于{onMoment}取车。\n请带齐需携带的物品，清单见下方。如会迟到，请致电我们；临近取车时间，营业时间外也有人接听。',
      },
    },
  },
} as const satisfies Record<string, Template>
