/** What becomes of a request for a car by the month. No zod here: the form in the browser needs the limits too. */
export type LongTermRequestState = 'new' | 'called' | 'agreed' | 'refused' | 'cancelled'

/** Longest texts of a request, in characters. */
export const LONG_TERM_LIMITS = { company: 120, comment: 1000 } as const
