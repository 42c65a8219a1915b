import { z } from 'zod'
import { email, phone, storedPhone } from './person'
import { CODE, CODE_CHANNELS, FACTOR_CODE, RECOVERY_CODE, RECOVERY_CODES } from './rules/auth/codes'
import { PASSWORD_MAX, PASSWORD_MIN } from './rules/auth/password'

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

/** A code of the client's app, or a recovery code. */
export const FactorCode = z.string().regex(FACTOR_CODE)

const Sought = { deviceToken: Opaque.optional() }

/**
 * `POST auth-client/code`: the same response for every phone; a code is sent only to a phone that may use it (PRODUCT §8),
 * or to the confirmed e-mail of its client. A code by e-mail proves no phone, so nobody registers with it.
 * `deviceToken`: of an earlier login in this browser; its client gets a code even when others have used up the codes of the
 * phone.
 */
export const CodeRequest = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('registration'), phone, ...Sought }),
  z.strictObject({
    purpose: z.literal('renew_password'),
    phone: storedPhone,
    ...Sought,
    channel: z.enum(CODE_CHANNELS).optional(),
  }),
])
export type CodeRequest = z.infer<typeof CodeRequest>

/** `request` binds the code to this request. */
export const CodeResponse = z.object({
  request: Opaque,
  expiresInSeconds: z.int().positive(),
  resendInSeconds: z.int().positive(),
})
export type CodeResponse = z.infer<typeof CodeResponse>

const Proved = { phone: storedPhone, request: Opaque, code: z.string().regex(CODE), password: NewPassword }

/**
 * `POST auth-client/registration`; the consents travel in their header. `code_wrong`, `already_registered`,
 * `password_too_common`.
 */
export const RegistrationRequest = z.strictObject(Proved)
export type RegistrationRequest = z.infer<typeof RegistrationRequest>

/**
 * `POST auth-client/renew_password`: ends every session of the client and begins one. `second_factor_required`,
 * `second_factor_wrong`: the code stays valid.
 */
export const RenewPasswordRequest = z.strictObject({ ...Proved, secondFactor: FactorCode.optional() })
export type RenewPasswordRequest = z.infer<typeof RenewPasswordRequest>

/**
 * `POST auth-client/login`; `deviceToken`: of an earlier login in this browser. `credentials_not_found`,
 * `too_many_requests`; with the right password `second_factor_required`, `second_factor_wrong`.
 */
export const LoginRequest = z.strictObject({
  phone: storedPhone,
  password: PossiblePassword,
  deviceToken: Opaque.optional(),
  secondFactor: FactorCode.optional(),
})
export type LoginRequest = z.infer<typeof LoginRequest>

/** Specification §3; `middle_name` is empty when there is none. `bonus_miles`: sum of the ledger. */
export const Client = z.object({
  id: z.int().positive(),
  first_name: z.string(),
  last_name: z.string(),
  middle_name: z.string(),
  bonus_miles: z.int(),
})
export type Client = z.infer<typeof Client>

/** A new session: `session` is the value of the HttpOnly cookie and never reaches a script. */
export const SessionResponse = z.object({
  client: Client,
  client_token: Opaque,
  device_token: Opaque,
  session: Opaque,
  expiresAt: z.iso.datetime(),
})
export type SessionResponse = z.infer<typeof SessionResponse>

/** `GET auth-client/logout`: also for a session that is over already. */
export const LogoutResponse = z.object({ loggedOut: z.literal(true) })

/** A code and the request that it belongs to. */
export const CodeProof = z.strictObject({ request: Opaque, code: z.string().regex(CODE) })
export type CodeProof = z.infer<typeof CodeProof>

/**
 * `POST auth-client/settings/code`: `CodeResponse`. `step_up` and `phone_old` go to the client's own phone; `phone_new` needs
 * the proved code of the old one, and responds the same whether the new phone belongs to a client or not; `email` needs a
 * session stepped up.
 */
export const OwnCodeRequest = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('step_up') }),
  z.strictObject({ purpose: z.literal('phone_old') }),
  z.strictObject({ purpose: z.literal('phone_new'), phone, old: CodeProof }),
  z.strictObject({ purpose: z.literal('email'), email }),
])
export type OwnCodeRequest = z.infer<typeof OwnCodeRequest>

/**
 * `POST auth-client/settings/phone`: with the code of the old phone and that of the new one. `code_wrong` with
 * `details.of` (`old`, `new`); `already_registered` once both were right.
 */
export const PhoneChange = z.strictObject({ phone: storedPhone, old: CodeProof, new: CodeProof })
export type PhoneChange = z.infer<typeof PhoneChange>
export const PhoneResponse = z.object({ phone: z.string() })

/** `POST auth-client/settings/email` */
export const EmailChange = z.strictObject({ email, request: Opaque, code: z.string().regex(CODE) })
export type EmailChange = z.infer<typeof EmailChange>
export const EmailResponse = z.object({ email: z.string(), confirmedAt: z.iso.datetime() })
export type EmailResponse = z.infer<typeof EmailResponse>

/**
 * `POST auth-client/settings/password`: a new session; every other one is ended. `password_wrong`, counted like a login,
 * `password_too_common`.
 */
export const PasswordChange = z.strictObject({ old: PossiblePassword, password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/**
 * `POST auth-client/step_up`: the client proves the identity again, by the password or by a code from the phone; a client with
 * a second factor by that alone (`second_factor_required`). The response is a new session in place of this one; for some
 * minutes it may do what needs more than a session (`step_up_required`, `details.by`: `any`, `code`, `second_factor`).
 */
export const StepUpRequest = z.union([
  z.strictObject({ password: PossiblePassword }),
  CodeProof,
  z.strictObject({ secondFactor: FactorCode }),
])
export type StepUpRequest = z.infer<typeof StepUpRequest>

/** `POST auth-client/second_factor`, by a session stepped up: a new secret, and the same as an address that apps open. */
export const SecondFactorSetup = z.object({
  secret: z.string().regex(/^[A-Z2-7]{32}$/),
  address: z.string().startsWith('otpauth://totp/'),
})
export type SecondFactorSetup = z.infer<typeof SecondFactorSetup>

/** `POST auth-client/second_factor/confirmation`: the first code of the app switches the factor on. `second_factor_wrong` */
export const SecondFactorConfirmation = z.strictObject({ code: z.string().regex(CODE) })
export type SecondFactorConfirmation = z.infer<typeof SecondFactorConfirmation>

/** Also of `POST auth-client/second_factor/recovery_codes`; they are returned once and stored as hashes. */
export const RecoveryCodesResponse = z.object({
  recoveryCodes: z.array(z.string().regex(RECOVERY_CODE)).length(RECOVERY_CODES),
})
export type RecoveryCodesResponse = z.infer<typeof RecoveryCodesResponse>

/** `DELETE auth-client/second_factor`, by a session stepped up */
export const SecondFactorEnd = z.object({ ended: z.literal(true) })
