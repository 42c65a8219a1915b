import { z } from 'zod'
import { personName } from './person'
import { wantsDebtNotices } from './rules/profile/notification-settings'
import { LANGUAGES } from './rules/text/languages'

const Channels = z.strictObject({ sms: z.boolean(), email: z.boolean() })
const Notices = z.strictObject({ trip: Channels, debts: Channels, offers: Channels })

const Name = { last_name: z.string(), first_name: z.string(), middle_name: z.string() }

/** Why an account cannot be deleted now. */
export const DELETION_BLOCKERS = ['rental_active', 'booking_open', 'payment_open', 'debt'] as const
export type DeletionBlocker = (typeof DELETION_BLOCKERS)[number]

/** `GET auth-client/settings` */
export const ProfileResponse = z.object({
  ...Name,
  /** The branch has seen the client's documents, so it decides on another name. */
  nameVerified: z.boolean(),
  /** Requested, and not decided yet. */
  nameAsked: z.object({ ...Name, askedAt: z.iso.datetime() }).nullable(),
  phone: z.string(),
  email: z.string().nullable(),
  emailConfirmedAt: z.iso.datetime().nullable(),
  language: z.enum(LANGUAGES),
  /** Null: switched off. */
  secondFactor: z.object({ since: z.iso.datetime(), recoveryCodesLeft: z.int().min(0) }).nullable(),
  notices: Notices,
  consents: z.array(
    z.object({
      document: z.string(),
      version: z.iso.date(),
      givenAt: z.iso.datetime(),
      /** Only a consent to advertising can be withdrawn: the others end with the account. */
      withdrawnAt: z.iso.datetime().nullable(),
    }),
  ),
  /** What blocks the deletion of the account. */
  obstacles: z.array(z.enum(DELETION_BLOCKERS)),
})
export type ProfileResponse = z.infer<typeof ProfileResponse>

/** `POST auth-client/settings/name`; `middle_name` null: there is none. */
export const NameChange = z.strictObject({
  last_name: personName,
  first_name: personName,
  middle_name: personName.nullable(),
})
export type NameChange = z.infer<typeof NameChange>
/** `asked`: the request waits for the branch. */
export const NameResponse = z.object({ state: z.enum(['changed', 'asked']) })
export type NameResponse = z.infer<typeof NameResponse>

/**
 * `POST auth-client/settings/notices`: offers need a consent to advertising, given now (`marketing`: its version) or
 * before (`consent_required`).
 */
export const NoticesChange = z.strictObject({
  language: z.enum(LANGUAGES),
  notices: Notices.refine(wantsDebtNotices, { error: 'debts: by SMS or by e-mail', path: ['debts'] }),
  marketing: z.iso.date().optional(),
})
export type NoticesChange = z.infer<typeof NoticesChange>
export const NoticesResponse = z.object({ notices: Notices })

/** `DELETE auth-client/settings/marketing`: takes the consent to advertising back; offers are sent no more. */
export const WithdrawalResponse = z.object({ withdrawn: z.literal(true) })

/** `DELETE auth-client/client`, by a session stepped up: `deletion_refused` with `details.obstacles`, joined by commas. */
export const DeletionResponse = z.object({ deleted: z.literal(true) })
