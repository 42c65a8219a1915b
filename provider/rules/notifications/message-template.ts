import type { NoticeTopic } from '@/provider/contract/rules/profile/notification-settings'
import type { Texts } from '@/provider/rules/i18n/language'

/**
 * A message on its two channels; null: it is not sent there. Paragraphs of a letter are its lines. `topic`: the client may
 * switch it off; without one it is always sent. The heading of a letter is its subject unless it has its own.
 */
export type Template = {
  topic?: NoticeTopic
  sms: Texts | null
  letter: { subject: Texts; heading?: Texts; status?: Texts; text: Texts } | null
}
