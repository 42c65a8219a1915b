/** What becomes of a request for a car by the month. No zod here: the form in the browser needs the limits too. */
export const LONG_TERM_STATES = ['new', 'called', 'agreed', 'refused', 'cancelled'] as const
export type LongTermRequestState = (typeof LONG_TERM_STATES)[number]

/** Longest texts of a request, in characters. */
export const LONG_TERM_LIMITS = { company: 120, comment: 1000 } as const
