import type { Template } from './message-template'

/** Messages to the payer. Of a booking only about refunds: the booking has letters of its own. */
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
        ru: 'Здравствуйте! Мы получили {amount}.\nНазначение платежа: {what}.\nЧек придёт отдельным письмом.',
        en: 'Hello, we have received {amount}.\nPaid for: {what}.\nThe receipt will follow in a separate email.',
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
        ru: 'Здравствуйте! Мы отправили вам {amount}.\nНазначение платежа: {what}.\nБанк зачислит деньги в течение {days}.',
        en: 'Hello, we have refunded {amount}.\nYou had paid for: {what}.\nThe bank credits it within {days}.',
        'zh-CN': '您好！我们已向您退款 {amount}。\n付款项目：{what}。\n{days}内到账。',
      },
    },
  },
  payment_returned: {
    sms: null,
    letter: {
      subject: {
        ru: 'Возвращаем деньги: {what}',
        en: 'Your refund: {what}',
        'zh-CN': '款项将退还：{what}',
      },
      text: {
        ru: 'Здравствуйте! Деньги пришли, когда время на оплату уже вышло, и восстановить бронь на тех же условиях не удалось.\nВозвращаем {amount} туда, откуда вы платили. Банк зачислит деньги в течение {days}.\nЗабронируйте машину заново на сайте или позвоните нам.',
        en: 'Hello, your payment arrived after the booking had expired, and we could not restore it on the same terms.\nWe are refunding {amount} the way you paid. The bank credits it within {days}.\nYou can book again on our website or call us.',
        'zh-CN':
          '您好！您的付款到达时已超过支付时限，订单已无法按原条件恢复。\n我们将把 {amount} 原路退还，{days}内到账。\n您可以在网站上重新预订，或致电我们。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type PayerMessageKind = keyof typeof PAYMENT_TEMPLATES
