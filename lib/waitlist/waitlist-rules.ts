import { PERSONAL_CONSENTS } from '@/lib/forms/rules/consents'
import { email, notBlank } from '@/lib/forms/rules/text'
import type { Rule } from '@/lib/forms/schema'

const filled = notBlank('emailEmpty')
const wellFormed = email('emailWrong')

/** An e-mail is needed unless an SMS was chosen. */
const emailRule: Rule<'emailEmpty' | 'emailWrong'> = (value, { channel }) =>
  channel === 'sms' ? null : (filled(value) ?? wellFormed(value))

/** Rules of the form of the waitlist (specification §5). */
export const waitlistSchema = {
  channel: [],
  email: [emailRule],
  ...PERSONAL_CONSENTS,
}

export type WaitlistField = keyof typeof waitlistSchema
