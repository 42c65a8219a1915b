import type { Template } from './message-template'

/**
 * What the branch is told of whoever wants to be called or answered. Who it is stands in the rows below the letter, read when
 * it leaves; the subject, which phones show to anybody, names no person.
 */
export const REQUEST_TEMPLATES = {
  callback_requested: {
    sms: null,
    letter: {
      subject: {
        ru: 'Просят перезвонить, № {number}',
        en: 'Somebody asks for a call, No. {number}',
        'zh-CN': '客户请求回电，编号 {number}',
      },
      text: {
        ru: 'С сайта просят перезвонить. Обещанный срок в рабочие часы, минут: {minutes}.\nПерезвонили — отметьте: callback done --id {number}. Не дозвонились — callback missed --id {number}.',
        en: 'Somebody asks on the website to be called back. Promised in working hours, minutes: {minutes}.\nWhen you have called, note it: callback done --id {number}. Not reached: callback missed --id {number}.',
        'zh-CN':
          '有客户在网站请求回电。营业时间内承诺的分钟数：{minutes}。\n回电后请登记：callback done --id {number}；未接通：callback missed --id {number}。',
      },
    },
  },
  message_sent: {
    sms: null,
    letter: {
      subject: {
        ru: 'Сообщение с сайта, № {number}',
        en: 'A message from the website, No. {number}',
        'zh-CN': '网站留言，编号 {number}',
      },
      text: {
        ru: 'Пришло сообщение со страницы контактов.\n{text}\nОтветили — отметьте: message done --id {number}.',
        en: 'A message came from the contacts page.\n{text}\nWhen you have answered, note it: message done --id {number}.',
        'zh-CN': '联系页面收到新留言。\n{text}\n回复后请登记：message done --id {number}。',
      },
    },
  },
  partner_requested: {
    sms: null,
    letter: {
      subject: {
        ru: 'Заявка партнёра, № {number}',
        en: 'A partner’s request, No. {number}',
        'zh-CN': '合作申请，编号 {number}',
      },
      text: {
        ru: 'Пришла заявка на партнёрство.\n{text}\nОтветили — отметьте: request done --id {number}.',
        en: 'A request for partnership came.\n{text}\nWhen you have answered, note it: request done --id {number}.',
        'zh-CN': '收到新的合作申请。\n{text}\n回复后请登记：request done --id {number}。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type RequestMessageKind = keyof typeof REQUEST_TEMPLATES

export function isRequestKind(kind: string): kind is RequestMessageKind {
  return Object.hasOwn(REQUEST_TEMPLATES, kind)
}
