import type { Template } from './message-template'

/** Messages about a deposit or a payment that the driver gets back. */
export const MONEY_BACK_TEMPLATES = {
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
        ru: 'Здравствуйте! Мы сняли блокировку с вашей карты.\nКогда деньги снова будут доступны, решает ваш банк.',
        en: 'Hello, we have released the hold.\nYour bank decides when you can use the money again.',
        'zh-CN': '您好！我们已解除银行卡上的冻结。\n款项恢复可用的具体时间以发卡银行为准。',
      },
    },
  },
  deposit_given_back: {
    sms: null,
    letter: {
      subject: {
        ru: '{depositBack}, бронь № {number}',
        en: '{depositBack}, booking {number}',
        'zh-CN': '{depositBack}，订单 {number}',
      },
      status: { ru: '✓ Залог', en: '✓ Deposit', 'zh-CN': '✓ 押金' },
      heading: {
        ru: '{depositBack}',
        en: '{depositBack}',
        'zh-CN': '{depositBack}',
      },
      text: {
        ru: 'Здравствуйте! {depositBackText}\n{depositBackDispute}',
        en: 'Hello, {depositBackText}\n{depositBackDispute}',
        'zh-CN': '您好！{depositBackText}\n{depositBackDispute}',
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
