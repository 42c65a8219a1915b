import { z } from 'zod'
import { CODE, CODE_PURPOSES } from './rules/auth/codes'
import { PASSWORD_MAX, PASSWORD_MIN } from './rules/auth/password'
import { isPhone } from './rules/profile/person'

export const Phone = z.string().refine(isPhone, { error: 'an international phone number' })

/** Spaces and any script count; nothing is trimmed. */
export const NewPassword = z
  .string()
  .refine(hasPasswordLength, { error: `${PASSWORD_MIN} to ${PASSWORD_MAX} characters` })

function hasPasswordLength(text: string): boolean {
  const { length } = [...text]
  return length >= PASSWORD_MIN && length <= PASSWORD_MAX
}

function isPossiblePassword(text: string): boolean {
  return text !== '' && [...text].length <= PASSWORD_MAX
}

/** Any length that could have been chosen; right or wrong, the login says. */
export const PossiblePassword = z.string().refine(isPossiblePassword, { error: `1 to ${PASSWORD_MAX} characters` })

/** 256 random bits, base64url; ours to make, a caller's to bring back. */
export const Opaque = z.string().regex(/^[A-Za-z0-9_-]{43}$/)

/**
 * `POST auth-client/code`: the same answer for every phone; a code goes out only to one that may use it (PRODUCT §8).
 * `deviceToken`: of an earlier login in this browser; its client gets a code also when others have used up his phone's.
 */
export const CodeRequest = z.strictObject({
  purpose: z.enum(CODE_PURPOSES),
  phone: Phone,
  deviceToken: Opaque.optional(),
})
export type CodeRequest = z.infer<typeof CodeRequest>

/** `request` binds the code to this asking. */
export const CodeAnswer = z.object({
  request: Opaque,
  expiresInSeconds: z.int().positive(),
  resendInSeconds: z.int().positive(),
})
export type CodeAnswer = z.infer<typeof CodeAnswer>

const Proved = { phone: Phone, request: Opaque, code: z.string().regex(CODE), password: NewPassword }

/**
 * `POST auth-client/registration`; the consents travel in their header. `code_wrong`, `already_registered`,
 * `password_too_common`.
 */
export const RegistrationRequest = z.strictObject(Proved)
export type RegistrationRequest = z.infer<typeof RegistrationRequest>

/** `POST auth-client/renew_password`: ends every session of the client and begins one. */
export const RenewPasswordRequest = z.strictObject(Proved)
export type RenewPasswordRequest = z.infer<typeof RenewPasswordRequest>

/**
 * `POST auth-client/login`; `deviceToken`: of an earlier login in this browser. `credentials_not_found`,
 * `too_many_requests`.
 */
export const LoginRequest = z.strictObject({
  phone: Phone,
  password: PossiblePassword,
  deviceToken: Opaque.optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** Specification §3; `middle_name` is empty for whoever has none. `bonus_miles`: sum of the ledger. */
export const Client = z.object({
  id: z.int().positive(),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string(),
  bonus_miles: z.int(),
})
export type Client = z.infer<typeof Client>

/** A session begun: `session` is the value of the HttpOnly cookie and never reaches a script. */
export const SessionAnswer = z.object({
  client: Client,
  client_token: Opaque,
  device_token: Opaque,
  session: Opaque,
  expiresAt: z.iso.datetime(),
})
export type SessionAnswer = z.infer<typeof SessionAnswer>

/** `GET auth-client/logout`: also for a session that is over already. */
export const LogoutAnswer = z.object({ loggedOut: z.literal(true) })
