import { deviceValues, NEW_DEVICE } from '@/provider/modules/outbox/rules/device-values'
import { isNotificationKind, type NotificationKind } from '@/provider/modules/outbox/rules/notification-kinds'
import type { Language } from '@/provider/rules/i18n/language'
import {
  type Channel,
  type LetterBody,
  type LetterFacts,
  letterOf,
  smsText,
} from '@/provider/rules/notifications/messages'
import { isOfPayment, paymentValues } from '@/provider/rules/notifications/payment-values'
import { branchEventText, isBranchEvent } from '@/provider/rules/notifications/webhook-events'
import type { WaitingMessage } from './claim-messages'
import { type LetterPicture, letterPictures } from './letters/letter-pictures'
import { renderEmail } from './letters/message-email'
import type { Attachment, Content } from './transport'

/** The values of a notification's texts at this moment, and the tables, links, picture and attachments of its letter. */
export type NotificationContent = {
  values: Record<string, string>
  body: LetterBody
  picture?: LetterPicture
  attachments?: Attachment[]
}

type Notification<Kind> = {
  kind: Kind
  channel: Channel
  params: Record<string, string>
  /** Where it is sent. */
  address: string | null
  /** How often sending was tried, this time included. */
  attempts: number
}

/** Reads what a notification says now. Returns null when it is not true any more, or its subject does not exist. */
export type ReadNotification<Kind extends NotificationKind = NotificationKind> = (
  message: Notification<Kind>,
  language: Language,
) => Promise<NotificationContent | null>

type MessageToRender = Pick<WaitingMessage, 'kind' | 'channel' | 'params'> &
  Partial<Pick<WaitingMessage, 'address' | 'attempts'>>

/**
 * Returns what a message says, or null when there is no such message on its channel, or it is not true any more.
 * `bankDays`: until a refund arrives; `timeZone`: of the branch.
 */
export async function contentOf(
  { kind, channel, params, address = null, attempts = 1 }: MessageToRender,
  language: Language,
  { bankDays, timeZone, ...facts }: LetterFacts & { bankDays: number; timeZone: string },
  readNotification: ReadNotification,
): Promise<Content | null> {
  if (channel === 'webhook') {
    if (!isBranchEvent(kind)) return null
    const text = branchEventText(kind, params)
    return { subject: kind, text, html: null }
  }
  const ownValues = isOfPayment(kind)
    ? paymentValues(params, bankDays, language)
    : kind === NEW_DEVICE
      ? deviceValues(params, { timeZone, language, isShort: channel === 'sms' })
      : params
  const notification: (Pick<NotificationContent, 'values'> & Partial<NotificationContent>) | null = isNotificationKind(
    kind,
  )
    ? await readNotification({ kind, channel, params, address, attempts }, language)
    : { values: ownValues }
  if (notification === null) return null
  if (channel === 'sms') {
    const text = smsText(kind, language, facts, notification.values)
    return text === null ? null : { subject: '', text, html: null }
  }
  const letter = letterOf(kind, language, notification.values)
  if (letter === null) return null
  const { body, picture, attachments } = notification
  const email = await renderEmail({ ...letter, ...body, ...facts, picture, language })
  const pictures = await letterPictures(picture, facts.wechat?.code)
  return { subject: letter.subject, ...email, pictures, ...(attachments && { attachments }) }
}
