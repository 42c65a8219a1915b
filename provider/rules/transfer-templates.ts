import type { Template } from './message-template'

/**
 * What is told to whoever orders a car with a driver. Nothing that he typed stands in it: the address may be a stranger's.
 */
export const TRANSFER_TEMPLATES = {
  transfer_received: {
    sms: {
      ru: '{brand}: заказ {number} получен. Позвоним и подтвердим поездку. Вопросы: {phone}.',
      en: '{brand}: we have received your order {number} and will call to confirm it. Questions: {phone}.',
      'zh-CN': '【{brand}】已收到您的订单 {number}，我们将致电确认。咨询：{phone}。',
    },
    letter: {
      subject: {
        ru: 'Заказ {number} получен',
        en: 'We have received your order {number}',
        'zh-CN': '已收到您的订单 {number}',
      },
      text: {
        ru: 'Здравствуйте! Мы получили заказ {number}: {car} с водителем, подача {at} по местному времени.\nЦена: {total}. Менеджер позвонит и подтвердит поездку, водителя и машину назовём заранее.\nЕсли заказывали не вы, позвоните нам.',
        en: 'Hello, we have received your order {number}: {car} with a driver, pick-up {at} local time.\nPrice: {total}. A manager will call to confirm the trip; you will know the driver and the car beforehand.\nIf it was not you who ordered, please call us.',
        'zh-CN':
          '您好！我们已收到订单 {number}：{car}（带司机），当地时间 {at} 上车。\n价格：{total}。客服将致电确认行程，并提前告知司机与车辆信息。\n如非本人下单，请致电我们。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type TransferMessageKind = keyof typeof TRANSFER_TEMPLATES
