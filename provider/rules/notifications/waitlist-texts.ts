import type { Texts } from '@/provider/rules/i18n/language'
import type { Template } from './message-template'

/** The one message to somebody who waited for a car: the price is that of the moment, and only a booking holds the car. */
export const WAITLIST_TEMPLATES = {
  car_free: {
    sms: {
      ru: '{brand}: машина {car} свободна, получение {shortMoment}. Забронируйте, пока не заняли: {href}',
      en: '{brand}: the {car} is available, pick-up {shortMoment}. Book it before someone else does: {href}',
      'zh-CN': '【{brand}】{car} 现在可订，取车时间：{shortMoment}。先订先得：{href} ',
    },
    letter: {
      subject: {
        ru: '{car}: машина освободилась на ваши даты',
        en: '{car}: available on your dates',
        'zh-CN': '{car}：您所选日期现可预订',
      },
      text: {
        ru: 'Здравствуйте! Вы просили сообщить, когда освободится {car}. Сейчас машина свободна на ваши даты.\nМы её для вас не держим: она ваша только с бронью. Цена верна на момент письма и может измениться, пока вы не забронировали.',
        en: 'Hello, you asked us to tell you when the {car} becomes available. It is available on your dates now.\nWe are not holding it: only a booking does that. The price may change until you book.',
        'zh-CN':
          '您好！您曾请我们在 {car} 可租时通知您。您所选的日期现在可以预订。\n我们没有为您保留车辆，下单后才会保留。价格为发信时的价格，下单前可能变动。',
      },
    },
  },
} as const satisfies Record<string, Template>

export type WaitlistMessageKind = keyof typeof WAITLIST_TEMPLATES

/** Texts of the links below the letter. */
export const WAITLIST_LINKS = {
  book: { ru: 'Забронировать', en: 'Book this car', 'zh-CN': '立即预订' },
  bookNote: {
    ru: 'Даты и места уже заполнены.',
    en: 'Your dates and places are filled in.',
    'zh-CN': '日期和地点已填好。',
  },
  stop: {
    ru: 'Больше не сообщать о машинах на этот адрес',
    en: 'Do not email me about available cars again',
    'zh-CN': '不再向此邮箱发送空车通知',
  },
  stopNote: {
    ru: 'По вашей просьбе это письмо единственное. Если просили не вы, ссылка выше закроет адрес для таких просьб.',
    en: 'This is the only email for this request. If it was not you who asked, the link above stops such emails to your address.',
    'zh-CN': '每次登记只发送一封邮件。如非本人登记，可通过上方链接停止接收。',
  },
} as const satisfies Record<string, Texts>

/** Returns whether a message kind is about the waitlist. */
export function isWaitlistKind(kind: string): kind is WaitlistMessageKind {
  return Object.hasOwn(WAITLIST_TEMPLATES, kind)
}
