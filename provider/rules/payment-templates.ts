import type { Template } from './message-template'

/** What whoever paid is told: of a booking only that its money goes back; of its other news tell its own letters. */
export const PAYMENT_TEMPLATES = {
  payment_received: {
    sms: null,
    letter: {
      subject: {
        ru: 'Оплата получена: {what}',
        en: 'Payment received: {what}',
        'zh-CN': '已收到付款：{what}',
      },
      text: {
        ru: 'Здравствуйте! Мы получили {amount}.\nЗа что: {what}.\nЧек придёт отдельным письмом.',
        en: 'Hello, we have received {amount}.\nPaid for: {what}.\nThe receipt comes in a separate letter.',
        'zh-CN': '您好！我们已收到 {amount}。\n付款项目：{what}。\n收据将通过另一封邮件发送。',
      },
    },
  },
  refund_sent: {
    sms: null,
    letter: {
      subject: {
        ru: 'Возврат отправлен: {what}',
        en: 'Your refund is on its way: {what}',
        'zh-CN': '退款已办理：{what}',
      },
      text: {
        ru: 'Здравствуйте! Мы отправили вам {amount}.\nЗа что вы платили: {what}.\nБанк зачислит деньги в течение {days}.',
        en: 'Hello, we have sent you {amount}.\nIt was paid for: {what}.\nThe bank credits it within {days}.',
        'zh-CN': '您好！我们已向您退款 {amount}。\n付款项目：{what}。\n{days}内到账。',
      },
    },
  },
  payment_returned: {
    sms: null,
    letter: {
      subject: {
        ru: 'Возвращаем деньги: {what}',
        en: 'Your money goes back: {what}',
        'zh-CN': '款项将退还：{what}',
      },
      text: {
        ru: 'Здравствуйте! Деньги пришли, когда время на оплату уже вышло, и восстановить бронь не удалось: машины на эти даты больше нет.\nВозвращаем {amount} туда, откуда вы платили. Банк зачислит деньги в течение {days}.\nВыберите другую машину на сайте или позвоните нам.',
        en: 'Hello, your money came after the time to pay had run out, and the booking could not be restored: there is no car left for these dates.\nWe send {amount} back to where you paid from. The bank credits it within {days}.\nPlease choose another car on our website, or call us.',
        'zh-CN':
          '您好！您的付款到达时已超过支付时限，该日期已无可用车辆，订单无法恢复。\n我们将把 {amount} 原路退还，{days}内到账。\n您可以在网站上选择其他车辆，或致电我们。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type PayerMessageKind = keyof typeof PAYMENT_TEMPLATES
