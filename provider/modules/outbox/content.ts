import { type BookingMessageKind, isBookingKind } from '@/provider/rules/booking-templates'
import { branchEventText, isBranchEvent } from '@/provider/rules/branch-events'
import type { Language } from '@/provider/rules/language'
import { type Channel, type LetterBody, letterOf, type MessageFacts, smsText } from '@/provider/rules/message-texts'
import { isOfPayment, paymentValues } from '@/provider/rules/payment-values'
import { renderEmail } from './message-email'
import type { WaitingMessage } from './repository'
import type { Content } from './transport'

/** What a message about a booking names, of the booking as it is at this moment, and what stands below its letter. */
export type Told = { values: Record<string, string>; body: LetterBody }

export type BookingNews = {
  /**
   * @param address to which it goes
   * @returns null: it is not true any more, or there is no such booking.
   */
  tell(
    message: { kind: BookingMessageKind; channel: Channel; params: Record<string, string>; address: string | null },
    language: Language,
  ): Promise<Told | null>
}

type Asked = Pick<WaitingMessage, 'kind' | 'channel' | 'params'> & Partial<Pick<WaitingMessage, 'address'>>

/** What a message says; `bankDays`: until a refund is there. @returns null: there is no such message on its channel, or it is not true any more. */
export async function contentOf(
  { kind, channel, params, address = null }: Asked,
  language: Language,
  { bankDays, ...facts }: MessageFacts & { bankDays: number },
  news: BookingNews,
): Promise<Content | null> {
  if (channel === 'webhook') {
    if (!isBranchEvent(kind)) return null
    const text = branchEventText(kind, params)
    return { subject: kind, text, html: null }
  }
  const own = isOfPayment(kind) ? paymentValues(params, bankDays, language) : params
  const told = isBookingKind(kind) ? await news.tell({ kind, channel, params, address }, language) : { values: own }
  if (told === null) return null
  if (channel === 'sms') {
    const text = smsText(kind, language, facts, told.values)
    return text === null ? null : { subject: '', text, html: null }
  }
  const letter = letterOf(kind, language, told.values)
  const body = 'body' in told ? told.body : {}
  return letter && { subject: letter.subject, ...(await renderEmail({ ...letter, ...body, ...facts, language })) }
}
