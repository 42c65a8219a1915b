import { fillText } from './fill-text'
import type { Language, Texts } from './language'

export const CHANNELS = ['sms', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** What a client is told. */
export type MessageKind = 'registration_code' | 'renewal_code' | 'registered' | 'password_renewed'

export type MessageText = { subject: string; text: string }

/** What every text may name; the rest comes with the message. */
export type MessageFacts = { brand: string; phone: string }

type Template = { subject: Texts; text: Texts }

// A code stands at the end of its own sentence: phones offer it for the field by themselves. No links: what asks for a
// password by SMS is not ours.
const TEMPLATES: Record<MessageKind, Template> = {
  registration_code: {
    subject: { ru: 'Код для регистрации', en: 'Your registration code', 'zh-CN': '注册验证码' },
    text: {
      ru: '{brand}: код для регистрации — {code}. Никому его не сообщайте.',
      en: '{brand}: your registration code is {code}. Never share it.',
      'zh-CN': '【{brand}】注册验证码：{code}。请勿告诉他人。',
    },
  },
  renewal_code: {
    subject: { ru: 'Код для нового пароля', en: 'Your code for a new password', 'zh-CN': '重置密码验证码' },
    text: {
      ru: '{brand}: код для нового пароля — {code}. Никому его не сообщайте.',
      en: '{brand}: your code for a new password is {code}. Never share it.',
      'zh-CN': '【{brand}】重置密码验证码：{code}。请勿告诉他人。',
    },
  },
  registered: {
    subject: { ru: 'Личный кабинет открыт', en: 'Your account is ready', 'zh-CN': '账户已开通' },
    text: {
      ru: '{brand}: личный кабинет открыт. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: your account is ready. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的账户已开通。如非本人操作，请致电 {phone}。',
    },
  },
  password_renewed: {
    subject: { ru: 'Пароль изменён', en: 'Your password was changed', 'zh-CN': '密码已修改' },
    text: {
      ru: '{brand}: пароль изменён, на других устройствах вход завершён. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: your password was changed and other devices were signed out. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的密码已修改，其他设备已退出登录。如非本人操作，请致电 {phone}。',
    },
  },
}

export function messageText(
  kind: MessageKind,
  language: Language,
  facts: MessageFacts,
  params: Record<string, string>,
): MessageText {
  const { subject, text } = TEMPLATES[kind]
  const values = { ...params, ...facts }
  return { subject: fillText(subject[language], values), text: fillText(text[language], values) }
}
