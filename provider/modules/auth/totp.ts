import { Secret, TOTP } from 'otpauth'
import { FACTOR_STEP_SECONDS } from '@/provider/contract/rules/auth/codes'

/** RFC 4226 §4 recommends 160 bits. */
const SECRET_BYTES = 20
/** Steps before and after the present one: clocks of phones go wrong, and people are slow. */
const WINDOW = 1

/** For whom codes are made, as an app lists them. */
type Label = { issuer: string; label: string }

/** Returns the time step whose code this is, or null when it is none of these moments. */
export function stepOfCode(key: Buffer, code: string, at: Date): number | null {
  const totp = totpOf(key)
  const timestamp = at.getTime()
  const delta = totp.validate({ token: code, timestamp, window: WINDOW })
  return delta === null ? null : totp.counter({ timestamp }) + delta
}

/** Returns a secret as apps take it: typed, or as an address. */
export function setupOf(key: Buffer, label: Label): { secret: string; address: string } {
  const totp = totpOf(key, label)
  return { secret: totp.secret.base32, address: totp.toString() }
}

/** @throws {Error} for a key that is shorter than a secret */
function totpOf(key: Buffer, label: Partial<Label> = {}): TOTP {
  const bytes = Uint8Array.from(key.subarray(0, SECRET_BYTES))
  if (bytes.length < SECRET_BYTES) throw new Error('the secret of a second factor is too short')
  // The values that every app takes.
  const common = { algorithm: 'SHA1', digits: 6, period: FACTOR_STEP_SECONDS }
  return new TOTP({ ...common, ...label, secret: new Secret({ buffer: bytes.buffer }) })
}
