import type { Template } from './message-template'

/** Messages about a request for a car by the month, to the branch and to the client. */
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
        ru: 'Новая заявка № {number}: {car}, {plate}.\nСрок: {months}, начало: {date}, цена за месяц: {price}.\nСвяжитесь с клиентом, телефон указан в заявке: {proof}.',
        en: 'New request {number}: {car}, {plate}.\nTerm: {months}, from {date}, {price} a month.\nPlease call the customer: the phone is in the request, {proof}.',
        'zh-CN':
          '新申请 {number}：{car}，{plate}。\n租期：{months}，起租日：{date}，月租：{price}。\n请按申请中的电话联系客户（{proof}）。',
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
        ru: 'Здравствуйте! Мы получили заявку № {number} на долгосрочную аренду {car}.\nСрок: {months}, начало: {date}, цена за месяц: {price}.\nСотрудник позвонит и договорится о встрече. Платить сейчас не нужно.\nЕсли заявку оставили не вы, просто удалите это письмо.',
        en: 'Hello, we have received your request {number} for the {car}.\nTerm: {months}, starting {date}, {price} a month.\nWe will call you to arrange the rest. There is nothing to pay now.\nIf it was not you who asked, just delete this email.',
        'zh-CN':
          '您好！我们已收到您的长租申请 {number}（{car}）。\n租期：{months}，起租日：{date}，月租：{price}。\n工作人员会致电与您确认，现在无需付款。\n如非本人提交，请忽略此邮件。',
      },
    },
  },
  long_term_agreed: {
    sms: null,
    letter: {
      subject: {
        ru: 'Заявка № {number}: машина за вами',
        en: 'Your request {number}: the car is reserved for you',
        'zh-CN': '长租申请 {number}：车辆已为您保留',
      },
      text: {
        ru: 'Здравствуйте! Мы договорились о долгосрочной аренде {car}, заявка № {number}.\nСрок: {months}, начало: {date}, цена за месяц: {price}.\nМашина закреплена за вами. Если планы изменились, позвоните нам.',
        en: 'Hello, your long-term rental of the {car} is agreed, request {number}.\nTerm: {months}, starting {date}, {price} a month.\nThe car is reserved for you. If your plans change, please call us.',
        'zh-CN':
          '您好！{car} 长租事宜已确认，申请 {number}。\n租期：{months}，起租日：{date}，月租：{price}。\n车辆已为您保留。如计划有变，请致电我们。',
      },
    },
  },
  long_term_refused: {
    sms: null,
    letter: {
      subject: {
        ru: 'Ответ на заявку № {number}',
        en: 'Your request {number}',
        'zh-CN': '关于您的长租申请 {number}',
      },
      text: {
        ru: 'Здравствуйте! К сожалению, сдать {car} по заявке № {number} мы не сможем.\nСрок: {months}, начало: {date}.\nПозвоните нам: подберём другую машину или другие даты.',
        en: 'Hello, we are sorry: the {car} is not available as you asked in request {number}.\nTerm: {months}, starting {date}.\nPlease call us: we will look for another car or other dates.',
        'zh-CN':
          '您好！很抱歉，申请 {number} 中的 {car} 无法出租。\n租期：{months}，起租日：{date}。\n请致电我们，为您推荐其他车辆或日期。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type LongTermMessageKind = keyof typeof LONG_TERM_TEMPLATES
