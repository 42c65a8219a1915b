import type { Template } from './message-template'

/**
 * Messages to the branch about a request from the website. The person stands in the rows below the letter, read at delivery;
 * the subject, which a locked phone shows, names no person.
 */
export const REQUEST_TEMPLATES = {
  callback_requested: {
    sms: null,
    letter: {
      subject: {
        ru: 'Просят перезвонить, № {number}',
        en: 'Callback request, No. {number}',
        'zh-CN': '客户请求回电，编号 {number}',
      },
      text: {
        ru: 'На сайте оставили заявку на звонок. Обещали перезвонить в рабочее время за {minutes} мин.\nПерезвонили — отметьте: callback done --id {number}. Не дозвонились — callback missed --id {number}.',
        en: 'A visitor of the website asks for a call. We promised to call within {minutes} minutes in working hours.\nWhen you have called, note it: callback done --id {number}. Not reached: callback missed --id {number}.',
        'zh-CN':
          '有客户在网站请求回电。我们承诺在营业时间内 {minutes} 分钟内回电。\n回电后请登记：callback done --id {number}；未接通：callback missed --id {number}。',
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
        ru: 'Пришло сообщение с сайта.\n{text}\nОтветили — отметьте: message done --id {number}.',
        en: 'A message came from the website.\n{text}\nWhen you have answered, note it: message done --id {number}.',
        'zh-CN': '网站收到新留言。\n{text}\n回复后请登记：message done --id {number}。',
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
  extension_requested: {
    sms: null,
    letter: {
      subject: {
        ru: 'Просят продлить аренду, № {number}',
        en: 'A rental to extend, No. {number}',
        'zh-CN': '客户申请续租，编号 {number}',
      },
      text: {
        ru: 'Клиент просит продлить аренду.\n{text}\nСогласны — extension accept --id {number}. Отказываете — extension decline --id {number} --reason "почему".\nПока вы не решили, время возврата прежнее, и машину может забронировать другой клиент.',
        en: 'A driver would like to keep the car longer.\n{text}\nTo accept: extension accept --id {number}. To decline: extension decline --id {number} --reason "why".\nUntil you decide, the return stands as agreed, and another client may book the car.',
        'zh-CN':
          '客户申请续租。\n{text}\n同意：extension accept --id {number}；拒绝：extension decline --id {number} --reason "原因"。\n在您处理之前，还车时间不变，车辆也可能被其他客户预订。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type RequestMessageKind = keyof typeof REQUEST_TEMPLATES

/** Returns whether a message kind is about a client's request. */
export function isRequestKind(kind: string): kind is RequestMessageKind {
  return Object.hasOwn(REQUEST_TEMPLATES, kind)
}
