import type { NoticeTopic } from '@/provider/contract/rules/profile/notification-settings'
import type { Texts } from '@/provider/rules/i18n/language'

/**
 * A message on its two channels; null: it is not sent there. Paragraphs of a letter are its lines. `topic`: the client may
 * switch it off; without one it is always sent.
 */
export type Template = { topic?: NoticeTopic; sms: Texts | null; letter: { subject: Texts; text: Texts } | null }
