import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import { z } from 'zod'
import { EMAIL_MAX, isEmail, isName, isPhone, NAME_MAX } from './rules/profile/person'
import { isPlain, isPlainText } from './rules/text/plain-text'

const plain = { error: 'no control characters' }

/** Returns the schema of a text of one line. @param max characters */
export const plainLine = (max: number) => z.string().trim().normalize('NFC').max(max).refine(isPlain, plain)

/** Returns the schema of a text of several lines. @param max characters */
export const plainText = (max: number) => z.string().trim().normalize('NFC').max(max).refine(isPlainText, plain)

/** The name by which a person wants to be called. */
export const calledName = plainLine(NAME_MAX).min(1)

/** A name as a passport has it. */
export const personName = plainLine(NAME_MAX).min(1).refine(isName, { error: 'letters or spaces only' })

/** A phone that was taken in earlier, in any spelling. */
export const storedPhone = z.string().refine(isPhone, { error: 'an international phone number' })

/**
 * A phone in the one spelling of its number, with a length that its country knows. `+440…` is the number of `+44…`, and would have
 * codes, SMS and bookings of its own.
 */
export const phone = z.string().refine(isReachable, { error: 'an international phone number' })

export const email = z.string().trim().max(EMAIL_MAX).refine(isEmail, { error: 'an e-mail address' })

function isReachable(text: string): boolean {
  if (!isPhone(text)) return false
  const parsed = parsePhoneNumberFromString(text)
  return parsed?.number === text && parsed.isPossible()
}
