/** Longest text of the contact form, in characters. No zod here: the form in the browser needs it too. */
export const MESSAGE_MAX = 4000
