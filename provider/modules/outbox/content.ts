import type { Language } from '@/provider/rules/language'
import { letterOf, type MessageFacts, smsText } from '@/provider/rules/message-texts'
import { renderEmail } from './message-email'
import type { WaitingMessage } from './repository'
import type { Content } from './transport'

/** What a message says. @returns null: there is no such message on its channel. */
export async function contentOf(
  { kind, channel, params }: Pick<WaitingMessage, 'kind' | 'channel' | 'params'>,
  language: Language,
  facts: MessageFacts,
): Promise<Content | null> {
  if (channel === 'sms') {
    const text = smsText(kind, language, facts, params)
    return text === null ? null : { subject: '', text, html: null }
  }
  const letter = letterOf(kind, language, params)
  return letter && { subject: letter.subject, ...(await renderEmail({ ...letter, ...facts, language })) }
}
