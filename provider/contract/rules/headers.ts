/** `document@version` pairs, joined by commas. No zod here: the browser sends it too. */
export const CONSENTS_HEADER = 'x-consents'

/** Passed on from the visitor's cookies, each only when its cookie exists (specification §7). */
export const TRACKING_HEADERS = ['x-sp-id', 'x-ubtcid', 'x-ym-uid', 'x-referer'] as const
