/** A code sent to a phone (PRODUCT §8): digits, life, tries. */
export const CODE = /^\d{6}$/
export const CODE_SECONDS = 300
export const CODE_TRIES = 5
/** Earliest time for the next one; doubles with each further code. */
export const CODE_COOLDOWN_SECONDS = 60

export const CODE_PURPOSES = ['registration', 'renew_password'] as const
export type CodePurpose = (typeof CODE_PURPOSES)[number]
