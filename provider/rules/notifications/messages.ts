import type { NoticeTopic } from '@/provider/contract/rules/profile/notification-settings'
import type { SheetRow } from '@/provider/contract/vouchers'
import { formatText } from '@/provider/rules/i18n/format-text'
import type { Language, Texts } from '@/provider/rules/i18n/language'
import { BOOKING_TEMPLATES, type BookingMessageKind } from './booking-texts'
import { BRANCH_TEMPLATES, type BranchMessageKind } from './branch-texts'
import { DEBT_TEMPLATES, type DebtMessageKind } from './debt-texts'
import { LONG_TERM_TEMPLATES, type LongTermMessageKind } from './long-term-texts'
import type { Template } from './message-template'
import { PAYMENT_TEMPLATES, type PayerMessageKind } from './payment-texts'
import { SETTINGS_TEMPLATES, type SettingsMessageKind } from './profile-texts'
import { REQUEST_TEMPLATES, type RequestMessageKind } from './request-texts'
import { TRANSFER_TEMPLATES, type TransferMessageKind } from './transfer-texts'
import { WAITLIST_TEMPLATES, type WaitlistMessageKind } from './waitlist-texts'

/** Channels of messages to persons. */
export const CHANNELS = ['sms', 'email'] as const
export type Channel = (typeof CHANNELS)[number]

/** Channels of the outbox; events of bookings go to the branch's own programs by webhook. */
export type OutboxChannel = Channel | 'webhook'

/** What leaves through the outbox: to clients, and to the branch. */
export type MessageKind =
  | 'registration_code'
  | 'renewal_code'
  | 'booking_code'
  | 'registered'
  | 'password_renewed'
  | SettingsMessageKind
  | BookingMessageKind
  | PayerMessageKind
  | TransferMessageKind
  | BranchMessageKind
  | RequestMessageKind
  | DebtMessageKind
  | LongTermMessageKind
  | WaitlistMessageKind

/** Values that every text may use; the rest comes with the message. */
export type MessageFacts = { brand: string; phone: string }

/** What stands below every letter; `wechat`: in Chinese ones, where the branch has one: its name, and what its code says. */
export type LetterFacts = MessageFacts & {
  hours: string
  address: string
  map: LetterLink
  tel: string
  wechat: { label: string; name: string; code: string } | null
}

/** `heading`: what the letter says in a few words; `status`: the short word above it, or ''. */
export type Letter = { subject: string; status: string; heading: string; paragraphs: string[] }

/** Rows of a letter. In a table of sums a row may have the code of a sum (`SumRow`): it decides how it looks. */
export type LetterTable = { heading: string; isSums: boolean; rows: (SheetRow & { code?: string })[] }

/** A hand-over: when, where, and the place on a map. */
export type LetterHandOver = SheetRow & { map: LetterLink }

/**
 * What a letter has besides its paragraphs. `number`: of its subject, at its top; `caption`: below the heading; `zone`: of the
 * hand-overs; `box`: the sum to bring; `links`: other links; `link`: the button, to the subject of the letter.
 */
export type LetterBody = {
  number?: Omit<SheetRow, 'notes'>
  caption?: string
  handOvers?: LetterHandOver[]
  zone?: string
  tables?: LetterTable[]
  box?: SheetRow
  links?: LetterLink[]
  link?: LetterLink
}

export type LetterLink = { href: string; text: string; note: string }

// A code stands at the end of its own sentence, where phones recognise it. One that proves a phone goes by SMS only.
// No links: our messages never ask for a password. No code in a subject: a locked phone shows it.
const TEMPLATES: Record<MessageKind, Template> = {
  ...SETTINGS_TEMPLATES,
  ...BOOKING_TEMPLATES,
  ...PAYMENT_TEMPLATES,
  ...BRANCH_TEMPLATES,
  ...REQUEST_TEMPLATES,
  ...DEBT_TEMPLATES,
  ...LONG_TERM_TEMPLATES,
  ...TRANSFER_TEMPLATES,
  ...WAITLIST_TEMPLATES,
  registration_code: {
    sms: {
      ru: '{brand}: код для регистрации — {code}. Никому его не сообщайте.',
      en: '{brand}: your registration code is {code}. Never share it.',
      'zh-CN': '【{brand}】注册验证码：{code}。请勿告诉他人。',
    },
    letter: null,
  },
  renewal_code: {
    sms: {
      ru: '{brand}: код для нового пароля — {code}. Никому его не сообщайте.',
      en: '{brand}: your code for a new password is {code}. Never share it.',
      'zh-CN': '【{brand}】重置密码验证码：{code}。请勿告诉他人。',
    },
    letter: {
      subject: { ru: 'Код для нового пароля', en: 'Your code for a new password', 'zh-CN': '重置密码验证码' },
      text: {
        ru: 'Здравствуйте! Код для нового пароля: {code}.\nВведите его на той странице, где запросили. Никому не сообщайте код: наши сотрудники его не спрашивают.\nЕсли пароль меняете не вы, ничего делать не нужно: без кода он останется прежним.',
        en: 'Hello, your code for a new password is {code}.\nEnter it on the page where you asked for it. Never share it: our staff do not ask for codes.\nIf you are not changing your password, there is nothing to do: without the code it stays as it is.',
        'zh-CN':
          '您好！您的重置密码验证码：{code}。\n请在申请验证码的页面输入。请勿告诉他人，我们的员工不会向您索要验证码。\n如非本人操作，请忽略此邮件，密码不会改变。',
      },
    },
  },
  booking_code: {
    sms: {
      ru: '{brand}: код для брони — {code}. Никому его не сообщайте.',
      en: '{brand}: your booking code is {code}. Never share it.',
      'zh-CN': '【{brand}】预订验证码：{code}。请勿告诉他人。',
    },
    letter: null,
  },
  registered: {
    sms: {
      ru: '{brand}: личный кабинет открыт. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: your account is ready. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的个人中心已开通。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Личный кабинет открыт', en: 'Your account is ready', 'zh-CN': '个人中心已开通' },
      text: {
        ru: 'Здравствуйте! Ваш личный кабинет открыт: входите по номеру телефона и паролю.\nЕсли регистрировались не вы, позвоните нам.',
        en: 'Hello, your account is ready: sign in with your phone number and password.\nIf it was not you who registered, please call us.',
        'zh-CN': '您好！您的个人中心已开通，可使用手机号和密码登录。\n如非本人操作，请致电我们。',
      },
    },
  },
  password_renewed: {
    sms: {
      ru: '{brand}: пароль изменён, на других устройствах вход завершён. Если это были не вы, позвоните нам: {phone}.',
      en: '{brand}: your password was changed and other devices were signed out. If this was not you, call us: {phone}.',
      'zh-CN': '【{brand}】您的密码已修改，其他设备已退出登录。如非本人操作，请致电 {phone}。',
    },
    letter: {
      subject: { ru: 'Пароль изменён', en: 'Your password was changed', 'zh-CN': '密码已修改' },
      text: {
        ru: 'Здравствуйте! Пароль от вашего личного кабинета изменён, на других устройствах вход завершён.\nЕсли это были не вы, сразу позвоните нам.',
        en: 'Hello, your password was changed and other devices were signed out.\nIf this was not you, please call us at once.',
        'zh-CN': '您好！您的密码已修改，其他设备已退出登录。\n如非本人操作，请立即致电我们。',
      },
    },
  },
}

/** Kinds of messages that an earlier version stored, by their names of that time. */
const FORMER_KINDS: Record<string, MessageKind> = {
  booking_called_off: 'booking_cancelled_by_branch',
  callback_asked: 'callback_requested',
  partner_asked: 'partner_requested',
}

/** Returns the kind of a stored message, or null when this version does not know it. */
export function messageKind(stored: string): MessageKind | null {
  const kind = FORMER_KINDS[stored] ?? stored
  return Object.hasOwn(TEMPLATES, kind) ? (kind as MessageKind) : null
}

/** Returns the topic by which the client may switch the message off; null: it is always sent. */
export function topicOf(kind: MessageKind): NoticeTopic | null {
  return TEMPLATES[kind].topic ?? null
}

/** Returns whether a message may be sent by e-mail. */
export function hasLetter(kind: MessageKind): boolean {
  return TEMPLATES[kind].letter !== null
}

/**
 * Returns the text of an SMS, or null: the message is not sent by SMS. No-break spaces are replaced: one is outside the GSM
 * alphabet, and an English text with it costs twice as much.
 */
export function smsText(
  kind: MessageKind,
  language: Language,
  facts: MessageFacts,
  params: Record<string, string>,
): string | null {
  const { sms } = TEMPLATES[kind]
  return sms && formatText(sms[language], { ...params, ...facts }).replaceAll(/[ \u00a0]+/g, ' ')
}

/** Returns the letter, or null: the message is not sent by e-mail. The branch's phone stands below every letter. */
export function letterOf(kind: MessageKind, language: Language, params: Record<string, string> = {}): Letter | null {
  const { letter } = TEMPLATES[kind]
  if (letter === null) return null
  const { subject, heading = subject, status, text } = letter
  const fillParams = (texts: Texts) => formatText(texts[language], params)
  return {
    subject: fillParams(subject),
    heading: fillParams(heading),
    status: status ? fillParams(status) : '',
    paragraphs: fillParams(text)
      .split('\n')
      .filter((paragraph) => paragraph !== ''),
  }
}
