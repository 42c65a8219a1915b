/** More miles than anybody has; nine digits. No zod here: the form in the browser needs it too. */
export const SPEND_MILES_MAX = 999_999_999
