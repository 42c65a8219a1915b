import { z } from 'zod'
import { NewPassword, Opaque, Phone, PossiblePassword } from './auth'
import { email } from './person'
import { CODE } from './rules/auth/codes'

/** A code and the asking that it belongs to. */
export const CodeProof = z.strictObject({ request: Opaque, code: z.string().regex(CODE) })
export type CodeProof = z.infer<typeof CodeProof>

/**
 * `POST auth-client/settings/code`: `CodeAnswer`. `step_up` and `phone_old` go to the client's own phone; `phone_new` needs
 * the proved code of the old one, and answers the same whoever has the new phone; `email` needs a session stepped up.
 */
export const OwnCodeRequest = z.discriminatedUnion('purpose', [
  z.strictObject({ purpose: z.literal('step_up') }),
  z.strictObject({ purpose: z.literal('phone_old') }),
  z.strictObject({ purpose: z.literal('phone_new'), phone: Phone, old: CodeProof }),
  z.strictObject({ purpose: z.literal('email'), email }),
])
export type OwnCodeRequest = z.infer<typeof OwnCodeRequest>

/**
 * `POST auth-client/settings/phone`: with the code of the old phone and that of the new one. `code_wrong` with
 * `details.of` (`old`, `new`); `already_registered` once both were right.
 */
export const PhoneChange = z.strictObject({ phone: Phone, old: CodeProof, new: CodeProof })
export type PhoneChange = z.infer<typeof PhoneChange>
export const PhoneAnswer = z.object({ phone: z.string() })

/** `POST auth-client/settings/email` */
export const EmailChange = z.strictObject({ email, request: Opaque, code: z.string().regex(CODE) })
export type EmailChange = z.infer<typeof EmailChange>
export const EmailAnswer = z.object({ email: z.string(), confirmedAt: z.iso.datetime() })
export type EmailAnswer = z.infer<typeof EmailAnswer>

/**
 * `POST auth-client/settings/password`: a session begun, every other one ended. `password_wrong`, counted like a login,
 * `password_too_common`.
 */
export const PasswordChange = z.strictObject({ old: PossiblePassword, password: NewPassword })
export type PasswordChange = z.infer<typeof PasswordChange>

/**
 * `POST auth-client/step_up`: the client shows again that it is he, by his password or by a code from his phone. A session
 * begun in place of this one; for some minutes it may do what needs more than a session (`step_up_required`).
 */
export const StepUpRequest = z.union([z.strictObject({ password: PossiblePassword }), CodeProof])
export type StepUpRequest = z.infer<typeof StepUpRequest>
