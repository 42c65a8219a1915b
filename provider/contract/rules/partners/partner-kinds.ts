/** Who may become a partner. No zod here: the form in the browser lists them too. */
export const PARTNER_KINDS = ['hotel', 'agency', 'blogger', 'cafe', 'camp', 'corporate', 'other'] as const

/** Longest texts of a request, in characters. */
export const PARTNER_LIMITS = { company: 120, site: 200, city: 80, message: 2000 } as const
