import type { Template } from './message-template'

/** What is told of a request for a car by the month: to the branch, and to whoever asked. */
export const LONG_TERM_TEMPLATES = {
  long_term_asked: {
    sms: null,
    letter: {
      subject: {
        ru: 'Заявка № {number} на долгосрочную аренду',
        en: 'Long-term request {number}',
        'zh-CN': '长租申请 {number}',
      },
      text: {
        ru: 'Новая заявка № {number}: {car}, {plate}.\nСрок в месяцах: {months}, начало: {date}, цена за месяц: {price}.\nСвяжитесь с клиентом, телефон указан в заявке.',
        en: 'New request {number}: {car}, {plate}.\nMonths: {months}, from {date}, {price} a month.\nPlease call the client: the phone is in the request.',
        'zh-CN':
          '新申请 {number}：{car}，{plate}。\n租期（月）：{months}，起租日：{date}，月租：{price}。\n请按申请中的电话联系客户。',
      },
    },
  },
  long_term_received: {
    sms: null,
    letter: {
      subject: {
        ru: 'Ваша заявка № {number} на аренду {car}',
        en: 'Your request {number}: {car}',
        'zh-CN': '您的长租申请 {number}：{car}',
      },
      text: {
        ru: 'Здравствуйте! Мы получили заявку № {number} на долгосрочную аренду {car}.\nСрок в месяцах: {months}, начало: {date}, цена за месяц: {price}.\nМенеджер позвонит и договорится о встрече. Платить сейчас не нужно.\nЕсли заявку оставили не вы, просто удалите это письмо.',
        en: 'Hello, we have received your request {number} for {car}.\nMonths: {months}, starting {date}, {price} a month.\nA manager will call you to arrange the rest. There is nothing to pay now.\nIf it was not you who asked, just delete this letter.',
        'zh-CN':
          '您好！我们已收到您的长租申请 {number}（{car}）。\n租期（月）：{months}，起租日：{date}，月租：{price}。\n工作人员会致电与您确认，现在无需付款。\n如非本人提交，请忽略此邮件。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type LongTermMessageKind = keyof typeof LONG_TERM_TEMPLATES
