/** A code sent to a phone (PRODUCT §8): digits, life, tries. */
const DIGITS = String.raw`\d{6}`
export const CODE = new RegExp(`^${DIGITS}$`)
export const CODE_SECONDS = 300
export const CODE_TRIES = 5
/** Earliest time for the next one; doubles with each further code. */
export const CODE_COOLDOWN_SECONDS = 60

/** How a code for a new password is sent. */
export const CODE_CHANNELS = ['sms', 'email'] as const
export type CodeChannel = (typeof CODE_CHANNELS)[number]

/** Purposes of a code for a signed-in client: a step-up, or another phone or e-mail. */
export const OWN_CODE_PURPOSES = ['step_up', 'phone_old', 'phone_new', 'email'] as const

export type OwnCodePurpose = (typeof OWN_CODE_PURPOSES)[number]
/** The first three are for a visitor without a session. */
export type CodePurpose = 'registration' | 'renew_password' | 'booking' | OwnCodePurpose

/** Codes of an authenticator app (RFC 6238): each is valid for one step, and an app may be one step early or late. */
export const FACTOR_STEP_SECONDS = 30

/** A recovery code, without the dash in its middle: letters and digits that nobody confuses. */
const RECOVERY_SIGNS = '[0-9A-HJKMNP-TV-Z]{10}'
export const RECOVERY_CODE = new RegExp(`^${RECOVERY_SIGNS}$`)
export const RECOVERY_CODES = 10

/** What a second factor may be: a code of the app or a recovery code. */
export const FACTOR_CODE = new RegExp(`^(${DIGITS}|${RECOVERY_SIGNS})$`)
