import type { Template } from './message-template'

/**
 * Messages to a client who orders a car with a driver. They repeat nothing typed: the address may be another person's.
 */
export const TRANSFER_TEMPLATES = {
  transfer_received: {
    sms: {
      ru: '{brand}: заказ {number} получен. Позвоним и подтвердим поездку. Вопросы: {phone}.',
      en: '{brand}: we have received your request {number} and will call to confirm it. Questions: {phone}.',
      'zh-CN': '【{brand}】已收到您的订单 {number}，我们将致电确认。咨询：{phone}。',
    },
    letter: {
      subject: {
        ru: 'Заказ {number} получен',
        en: 'We have received your request {number}',
        'zh-CN': '已收到您的订单 {number}',
      },
      text: {
        ru: 'Здравствуйте! Мы получили заказ {number}: {car} с водителем, подача {at} по местному времени.\nЦена: {total}. Сотрудник позвонит и подтвердит поездку, водителя и машину назовём заранее.\nЕсли заказывали не вы, позвоните нам.',
        en: 'Hello, we have received your request {number}: {car} with a driver, pick-up {at} local time.\nPrice: {total}. We will call to confirm the trip; you will know the driver and the car beforehand.\nIf you did not send it, please call us.',
        'zh-CN':
          '您好！我们已收到订单 {number}：{car}（带司机），当地时间 {at} 上车。\n价格：{total}。我们会致电确认行程，并提前告知司机与车辆信息。\n如非本人下单，请致电我们。',
      },
    },
  },
  transfer_confirmed: {
    sms: {
      ru: '{brand}: поездка {number} подтверждена, {at}. Машина {car}, {plate}; водитель {driver}, {driverPhone}. Вопросы: {phone}.',
      en: '{brand}: your trip {number} is confirmed, {at}. {car}, {plate}; driver {driver}, {driverPhone}. Questions: {phone}.',
      'zh-CN':
        '【{brand}】订单 {number} 已确认，{at}。{car}，车牌 {plate}；司机 {driver}，{driverPhone}。咨询：{phone}。',
    },
    letter: {
      subject: {
        ru: 'Поездка {number} подтверждена',
        en: 'Your trip {number} is confirmed',
        'zh-CN': '订单 {number} 已确认',
      },
      text: {
        ru: 'Здравствуйте! Поездка {number} подтверждена: {car} с водителем, подача {at} по местному времени.\nМашина: {plate}. Водитель: {driver}, телефон {driverPhone}.\nЦена: {total}.\nЕсли планы изменились, позвоните нам.',
        en: 'Hello, your trip {number} is confirmed: {car} with a driver, pick-up {at} local time.\nThe car: {plate}. The driver: {driver}, phone {driverPhone}.\nPrice: {total}.\nIf your plans change, please call us.',
        'zh-CN':
          '您好！您的订单 {number} 已确认：{car}（带司机），当地时间 {at} 上车。\n车牌：{plate}。司机：{driver}，电话 {driverPhone}。\n价格：{total}。\n如行程有变，请致电我们。',
      },
    },
  },
  transfer_cancelled: {
    sms: {
      ru: '{brand}: заказ {number} отменён, как вы просили. Вопросы: {phone}.',
      en: '{brand}: your trip {number} is cancelled, as you asked. Questions: {phone}.',
      'zh-CN': '【{brand}】已按您的要求取消订单 {number}。咨询：{phone}。',
    },
    letter: {
      subject: {
        ru: 'Заказ {number} отменён',
        en: 'Your trip {number} is cancelled',
        'zh-CN': '订单 {number} 已取消',
      },
      text: {
        ru: 'Здравствуйте! Заказ {number} отменён, как вы просили: {car} с водителем, подача {at}.\nЕсли вы об этом не просили, позвоните нам.',
        en: 'Hello, your trip {number} is cancelled, as you asked: {car} with a driver, pick-up {at}.\nIf you did not ask for it, please call us.',
        'zh-CN': '您好！已按您的要求取消订单 {number}：{car}（带司机），{at}。\n如非您本人要求，请致电我们。',
      },
    },
  },
  transfer_refused: {
    sms: {
      ru: '{brand}: к сожалению, не сможем выполнить заказ {number}. Подберём другое время или машину: {phone}.',
      en: '{brand}: sorry, we cannot take your request {number}. Call us for another time or car: {phone}.',
      'zh-CN': '【{brand}】很抱歉，无法完成订单 {number}。如需更换时间或车型，请致电 {phone}。',
    },
    letter: {
      subject: {
        ru: 'Не сможем выполнить заказ {number}',
        en: 'We cannot take your request {number}',
        'zh-CN': '无法完成订单 {number}',
      },
      text: {
        ru: 'Здравствуйте! К сожалению, мы не сможем выполнить заказ {number}: {car} с водителем, подача {at}.\nПозвоните нам: подберём другое время или машину. Платить за этот заказ не нужно.',
        en: 'Hello, we are sorry: we cannot take your request {number}, {car} with a driver, pick-up {at}.\nPlease call us: we will look for another time or car. There is nothing to pay.',
        'zh-CN':
          '您好！很抱歉，我们无法完成订单 {number}：{car}（带司机），{at}。\n请致电我们，为您更换时间或车型。本订单无需付款。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type TransferMessageKind = keyof typeof TRANSFER_TEMPLATES
