import { TRACKING_HEADERS } from './headers'
import { APP_TOKEN_HEADER, SESSION_HEADER } from './session-headers'
import { escapeHidden } from './text/plain-text'

// What no log of site and provider may say: fields are hidden by their names, and what a message or an address says all the
// same by its form. The second is a net: who writes a line leaves values out.

/** Fields that name a person or give access. */
const PERSONAL = [
  ...['phone', 'email', 'last_name', 'first_name', 'middle_name', 'birthDate', 'clientName', 'clientPhone'],
  ...['driver', 'extraDrivers', 'flight', 'meeting', 'body', 'key', 'password', 'passwordHash', 'client_token'],
  ...['device_token', 'deviceToken', 'session', 'address', 'text', 'params'],
]
const SECRET_HEADERS = [
  ...['authorization', 'x-booking-key', 'x-voucher-key', 'cookie', 'set-cookie', 'x-client-ip', 'x-visitor'],
  ...['x-forwarded-for', APP_TOKEN_HEADER, SESSION_HEADER, ...TRACKING_HEADERS],
]

/** Paths of the fields, as pino's `redact` takes them. */
export const HIDDEN_PATHS = [
  ...PERSONAL.flatMap((name) => [name, `*.${name}`]),
  ...SECRET_HEADERS.flatMap((name) => [`headers["${name}"]`, `*.headers["${name}"]`]),
]
export const HIDDEN_VALUE = '[hidden]'

/** A phone with its country, as we store it and as an address has it; the sign tells it from a moment or a number. */
const PHONE = /(?:\+|%2B)\d{10,15}(?!\d)/gi
// Bounded, as RFC 5321 bounds them: without it a long text takes the square of its length. Neither this nor a token begins
// inside an escape of JSON, which would be torn.
const EMAIL = /(?<!\\|\\u[\da-f]{0,3})[\p{L}\d._%+-]{1,64}(?:@|%40)(?:[\p{L}\d-]{1,63}\.){1,8}\p{L}{2,24}/gu
const HAS_EMAIL = /@|%40/
/** 32 random bytes or a digest of them: sessions, keys of bookings, tokens of links. */
const TOKEN = /(?<=^|[^\w\\-]|\\[nrtbf"\\]|\\u[\da-f]{4})[\w-]{43}(?![\w-])/g

/** Returns a line of a log without phones, e-mail addresses and tokens, and without signs that garble a terminal. */
export function cleanLine(json: string): string {
  const line = json.replace(PHONE, HIDDEN_VALUE).replace(TOKEN, HIDDEN_VALUE)
  return escapeHidden(HAS_EMAIL.test(line) ? line.replace(EMAIL, HIDDEN_VALUE) : line)
}
