import { branchLetter, isBranchKind } from '@/provider/rules/branch-letters'
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
  if (isBranchKind(kind)) {
    const letter = branchLetter(kind, params)
    return { subject: letter.subject, ...(await renderEmail({ ...letter, ...facts, language })) }
  }
  if (channel === 'sms') return { subject: '', text: smsText(kind, language, facts, params), html: null }
  const letter = letterOf(kind, language)
  return letter && { subject: letter.subject, ...(await renderEmail({ ...letter, ...facts, language })) }
}
