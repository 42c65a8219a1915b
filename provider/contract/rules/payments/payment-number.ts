/** Longest number of what is paid for. No zod here: the form in the browser needs it too. */
export const PAYMENT_NUMBER_MAX = 40
