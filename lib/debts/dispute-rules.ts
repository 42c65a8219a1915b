import { notBlank } from '@/lib/forms/rules/text'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/debts/dispute-limits'

/** The words of a dispute; keys of `debts.dispute`. */
export const disputeSchema = {
  text: [notBlank('textEmpty'), (text: string) => (text.trim().length > DISPUTE_TEXT_MAX ? 'textLong' : null)],
} as const
