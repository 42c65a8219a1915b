/** What can be paid by number and surname (PRODUCT §7). No zod here: the form in the browser needs it too. */
export const PAYMENT_PURPOSES = ['booking', 'fine', 'damage', 'other'] as const
export type PaymentPurpose = (typeof PAYMENT_PURPOSES)[number]

/** Bounds of a payment whose sum the payer names himself, kopecks: "other" only. */
export const OTHER_SUM_MIN_KOP = 100_00
export const OTHER_SUM_MAX_KOP = 500_000_00
