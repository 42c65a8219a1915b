/**
 * Fields about a person: plain validators, shared by the forms in the browser and the route handlers. No zod here: it
 * would be weight in the browser.
 */
export const NAME_MAX = 80
export const EMAIL_MAX = 254

// Letters of any script; spaces, hyphen and apostrophe, because real passports have them (PRODUCT §8). Two marks on a
// letter are enough for every script of a passport; more only deface a page.
const NAME = /^(?:\p{L}\p{M}{0,2}[ '’-]*)+$/u
// "A standard address pattern, case-insensitive" (specification §5). `\p{C}`: control characters, halves of a character.
const EMAIL =
  /^[^\s\p{C}@"(),:;<>[\]\\]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/u
const PHONE = /^\+[1-9]\d{6,14}$/

/** Returns whether a text can be a name of a passport. */
export function isName(text: string): boolean {
  return text.length <= NAME_MAX && NAME.test(text.trim().normalize('NFC'))
}

/** Returns whether a text has the form of an e-mail address; spaces at its ends do not count. */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAX && EMAIL.test(text.trim())
}

/** Strips brackets, dashes and spaces (specification §5); leaves the rest as typed. */
export function cleanPhone(text: string): string {
  return text.replace(/[()\s\-‑–—]/g, '')
}

/** Returns whether a phone is in international form: `+` and 7 to 15 digits. */
export function isPhone(text: string): boolean {
  return PHONE.test(text)
}
