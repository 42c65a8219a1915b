import type { Language } from '@/provider/rules/i18n/language'
import { type ClientNoticeKind, isNewsKind } from '@/provider/rules/notifications/branch-letter-kinds'
import {
  type Channel,
  type LetterBody,
  letterOf,
  type MessageFacts,
  smsText,
} from '@/provider/rules/notifications/messages'
import { isOfPayment, paymentValues } from '@/provider/rules/notifications/payment-values'
import { branchEventText, isBranchEvent } from '@/provider/rules/notifications/webhook-events'
import type { WaitingMessage } from './claim-messages'
import { renderEmail } from './message-email'
import type { Attachment, Content } from './transport'

/** What a message names of what it is about, as that is at this moment, and what stands below and beside its letter. */
export type Told = { values: Record<string, string>; body: LetterBody; attachments?: Attachment[] }

type NewsMessage<Kind> = {
  kind: Kind
  channel: Channel
  params: Record<string, string>
  /** To which it goes. */
  address: string | null
  /** How often it was tried, this time included. */
  attempts: number
}

export type News<Kind extends ClientNoticeKind = ClientNoticeKind> = {
  /** @returns null: it is not true any more, or there is nothing with this number. */
  tell(message: NewsMessage<Kind>, language: Language): Promise<Told | null>
}

type Asked = Pick<WaitingMessage, 'kind' | 'channel' | 'params'> & Partial<Pick<WaitingMessage, 'address' | 'attempts'>>

/** What a message says; `bankDays`: until a refund is there. @returns null: there is no such message on its channel, or it is not true any more. */
export async function contentOf(
  { kind, channel, params, address = null, attempts = 1 }: Asked,
  language: Language,
  { bankDays, ...facts }: MessageFacts & { bankDays: number },
  news: News,
): Promise<Content | null> {
  if (channel === 'webhook') {
    if (!isBranchEvent(kind)) return null
    const text = branchEventText(kind, params)
    return { subject: kind, text, html: null }
  }
  const own = isOfPayment(kind) ? paymentValues(params, bankDays, language) : params
  const told: (Pick<Told, 'values'> & Partial<Told>) | null = isNewsKind(kind)
    ? await news.tell({ kind, channel, params, address, attempts }, language)
    : { values: own }
  if (told === null) return null
  if (channel === 'sms') {
    const text = smsText(kind, language, facts, told.values)
    return text === null ? null : { subject: '', text, html: null }
  }
  const letter = letterOf(kind, language, told.values)
  if (letter === null) return null
  const email = await renderEmail({ ...letter, ...told.body, ...facts, language })
  return { subject: letter.subject, ...email, ...(told.attachments && { attachments: told.attachments }) }
}
