import type { Template } from './message-template'

/**
 * Messages to a client about debts, on the channels of the notification settings. `{discount}`, `{covered}` and `{reason}` are
 * filled by `debtTexts`, or empty; `{noCard}` names the ways without a card of a Russian bank. The days of a dispute begin with
 * the first of these messages that leaves.
 */
export const DEBT_TEMPLATES = {
  fine_added: {
    topic: 'debts',
    sms: {
      ru: '{brand}: пришёл штраф {amount}, {shortDate}, {car}.{shortDiscount} Постановление {number}. Не согласны — до {shortDispute}, тел. {phone}. {shortNoCard}. Оплатить: {pay}',
      en: '{brand}: a traffic fine of {amount}, {shortDate}, {car}.{shortDiscount} Notice {number}. To dispute it: by {shortDispute}, call {phone}. {shortNoCard}. Pay: {pay}',
      'zh-CN':
        '【{brand}】您有一笔交通罚款 {amount}，{shortDate}，{car}。{shortDiscount}处罚决定书 {number}。如需申诉，请最迟于{shortDispute}提出。电话 {phone}。{shortNoCard}。付款：{pay}',
    },
    letter: {
      subject: {
        ru: 'Пришёл штраф: постановление {number}',
        en: 'Traffic fine, notice {number}',
        'zh-CN': '交通罚款通知：处罚决定书 {number}',
      },
      text: {
        ru: 'Здравствуйте! Нам пришло постановление {number} от {decision}: {name}, {place}, {car}.\nСумма {amount}.{discount}\nОплатите в личном кабинете или на странице оплаты по номеру постановления.\n{noCard}\nНе согласны? Оспорьте в личном кабинете или позвоните до {dispute} включительно: пока идёт проверка, долг не растёт.',
        en: 'Hello, we have received fine notice {number} of {decision}: {name}, {place}, {car}.\nThe fine is {amount}.{discount}\nPay it in your account, or on the payment page with the number of the fine notice.\n{noCard}\nIf you do not agree, dispute it in your account or call us; the last day is {dispute}. The debt does not grow while we check.',
        'zh-CN':
          '您好！我们收到{decision}作出的交通违法处罚决定书 {number}：{name}，{place}，{car}。\n金额：{amount}。{discount}\n您可登录个人中心付款，或在付款页面填写处罚决定书编号付款。\n{noCard}\n如有异议，请在个人中心申诉或联系我们，截止日期为{dispute}（含当日）。核查期间金额不会增加。',
      },
    },
  },
  damage_added: {
    topic: 'debts',
    sms: {
      ru: '{brand}: повреждение {car}: {name}. К оплате {amount}, № {number}. Не согласны — до {shortDispute}, тел. {phone}. {shortNoCard}. Оплатить: {pay}',
      en: '{brand}: damage to the {car}: {name}. To pay: {amount}, No. {number}. To dispute it: by {shortDispute}, call {phone}. {shortNoCard}. Pay: {pay}',
      'zh-CN':
        '【{brand}】{car} 车损：{name}，应付 {amount}，定损单 {number}。如需申诉，请最迟于{shortDispute}提出。电话 {phone}。{shortNoCard}。付款：{pay}',
    },
    letter: {
      subject: {
        ru: 'Зафиксировано повреждение № {number}',
        en: 'Damage recorded, No. {number}',
        'zh-CN': '车损记录，定损单 {number}',
      },
      text: {
        ru: 'Здравствуйте! {date} зафиксировано повреждение машины {car}: {name}.\nРемонт стоит {cost}.{covered} К оплате {amount}.\nОплатите в личном кабинете или на странице оплаты по номеру {number}.\n{noCard}\nНе согласны? Оспорьте в личном кабинете или позвоните до {dispute} включительно: пока идёт проверка, долг не растёт.',
        en: 'Hello, on {date} damage to the {car} was recorded: {name}.\nThe repair costs {cost}.{covered} {amount} is left for you to pay.\nPay it in your account, or on the payment page with the number {number}.\n{noCard}\nIf you do not agree, dispute it in your account or call us; the last day is {dispute}. The debt does not grow while we check.',
        'zh-CN':
          '您好！{date}记录了 {car} 的车损：{name}。\n维修费用 {cost}。{covered}您应付 {amount}。\n您可登录个人中心付款，或在付款页面填写定损单编号 {number} 付款。\n{noCard}\n如有异议，请在个人中心申诉或联系我们，截止日期为{dispute}（含当日）。核查期间金额不会增加。',
      },
    },
  },
  dispute_dropped: {
    topic: 'debts',
    sms: {
      ru: '{brand}: проверили ваше возражение: {what}. Долг снят, платить не нужно. Тел. {phone}',
      en: '{brand}: your dispute was accepted: {what}. Nothing to pay. Call {phone}',
      'zh-CN': '【{brand}】您的申诉已核查：{what}。该款项已取消，无需付款。电话 {phone}',
    },
    letter: {
      subject: {
        ru: 'Долг снят: {what}',
        en: 'Your dispute was accepted: {what}',
        'zh-CN': '该款项已取消：{what}',
      },
      text: {
        ru: 'Здравствуйте! Мы проверили ваше возражение: {what}.\nДолг снят, платить не нужно.\n{reason}',
        en: 'Hello, we have reviewed your dispute: {what}.\nIt was accepted: there is nothing to pay.\n{reason}',
        'zh-CN': '您好！我们已核查您的申诉：{what}。\n该款项已取消，无需付款。\n{reason}',
      },
    },
  },
  dispute_kept: {
    topic: 'debts',
    sms: {
      ru: '{brand}: проверили ваше возражение: {what}. Долг остался, к оплате {amount}. Причину назовём по тел. {phone}. {shortNoCard}. Оплатить: {pay}',
      en: '{brand}: your dispute was not accepted: {what}. {amount} is due. Call {phone} for the reason. {shortNoCard}. Pay: {pay}',
      'zh-CN':
        '【{brand}】您的申诉已核查：{what}。该款项维持不变，应付 {amount}。原因请致电 {phone}。{shortNoCard}。付款：{pay}',
    },
    letter: {
      subject: {
        ru: 'Долг остался: {what}',
        en: 'Your dispute was not accepted: {what}',
        'zh-CN': '该款项维持不变：{what}',
      },
      text: {
        ru: 'Здравствуйте! Мы проверили ваше возражение: {what}.\nДолг остался. {reason}\nК оплате {amount}. Оплатите в личном кабинете или на странице оплаты.\n{noCard}',
        en: 'Hello, we have reviewed your dispute: {what}.\nIt was not accepted: {amount} is due.\n{reason}\nPay it in your account or on the payment page.\n{noCard}',
        'zh-CN':
          '您好！我们已核查您的申诉：{what}。\n该款项维持不变。{reason}\n应付 {amount}，您可登录个人中心或在付款页面付款。\n{noCard}',
      },
    },
  },
} as const satisfies Record<string, Template>

export type DebtMessageKind = keyof typeof DEBT_TEMPLATES

/** Returns whether a message kind is about a fine or a damage. */
export function isDebtKind(kind: string): kind is DebtMessageKind {
  return Object.hasOwn(DEBT_TEMPLATES, kind)
}
