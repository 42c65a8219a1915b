import type { Template } from './message-template'

/** Messages about the return of the car and what is due after it. */
export const RETURN_TEMPLATES = {
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
        ru: 'Здравствуйте! Ждём машину {onReturnMoment}.\nЗаправьте её до того же уровня, что при получении, и заберите свои вещи. Если задержитесь, позвоните нам до этого времени: ко времени возврата мы ответим и вне часов работы. Хотите продлить аренду — попросите об этом на странице брони или по телефону.',
        en: 'Hello, the car is due back on {onReturnMoment}.\nPlease fill the tank to the level at pick-up and take your things with you. If you are going to be late, call us before then: around your drop-off time we answer outside opening hours too. To keep the car longer, ask on the page of your booking or by phone.',
        'zh-CN':
          '您好！请于{onReturnMoment}还车。\n请将油量加至取车时的水平，并带好随身物品。如会晚到，请在此之前致电我们；临近还车时间，营业时间外也有人接听。如需续租，可在订单页面申请，也可联系我们。',
      },
    },
  },
  booking_closed: {
    sms: {
      ru: '{brand}: машина возвращена, {shortBill}. {items}.{shortFromDeposit}{shortDispute} Тел. {phone}. {shortNoCard}. {shortPay}: {pay}',
      en: '{brand}: the car is back, {shortBill}. {items}.{shortFromDeposit}{shortDispute} Call {phone}. {shortNoCard}. {shortPay}: {pay}',
      'zh-CN':
        '【{brand}】车辆已归还，{shortBill}。{items}。{shortFromDeposit}{shortDispute}电话 {phone}。{shortNoCard}。{shortPay}：{pay}',
    },
    letter: {
      subject: {
        ru: '{billSubject}, бронь № {number}',
        en: '{billSubject}, booking {number}',
        'zh-CN': '{billSubject}，订单 {number}',
      },
      heading: { ru: '{billHeading}', en: '{billHeading}', 'zh-CN': '{billHeading}' },
      text: {
        ru: 'Здравствуйте! Спасибо за поездку. Машина возвращена. {payments}\n{fromDeposit}\n{noCard}\n{dispute}',
        en: 'Hello, thank you for driving with us. The car is back. {payments}\n{fromDeposit}\n{noCard}\n{dispute}',
        'zh-CN': '您好！感谢您选择我们。车辆已归还。{payments}\n{fromDeposit}\n{noCard}\n{dispute}',
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
        'zh-CN': '车辆已归还，无需再付款，订单 {number}',
      },
      status: { ru: '✓ Возврат', en: '✓ Returned', 'zh-CN': '✓ 已还车' },
      heading: {
        ru: 'Машину приняли, доплат нет',
        en: 'The car is back, nothing left to pay',
        'zh-CN': '车辆已归还，无需再付款',
      },
      text: {
        ru: 'Здравствуйте! Машину приняли, доплат нет.\n{deposit}\nСпасибо за поездку.',
        en: 'Hello, we have taken the car back, and there is nothing left to pay.\n{deposit}\nThank you for driving with us.',
        'zh-CN': '您好！车辆已验收，无需再付款。\n{deposit}\n感谢您选择我们。',
      },
    },
  },
} as const satisfies Record<string, Template>
