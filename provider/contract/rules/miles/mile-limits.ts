/** More miles than any client has; nine digits. Needs no zod: the form in the browser uses it too. */
export const SPEND_MILES_MAX = 999_999_999
