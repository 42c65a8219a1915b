/** Moments as every screen prints them, on the station's clock: 24 hours in every language. */
const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const

/** Pick-up and drop-off beside their dates. */
export const HAND_OVER_TIME = { weekday: 'short', ...CLOCK } as const

/** Pick-up and drop-off, where there is room. */
export const HAND_OVER_MOMENT = { weekday: 'short', day: 'numeric', month: 'long', ...CLOCK } as const

/** The same of a trip that may be in another year. */
export const FAR_HAND_OVER_MOMENT = { ...HAND_OVER_MOMENT, year: 'numeric' } as const

/** Pick-up and drop-off in a narrow bar. */
export const SHORT_HAND_OVER_MOMENT = { ...HAND_OVER_MOMENT, month: 'short' } as const

export const DEADLINE_MOMENT = { day: 'numeric', month: 'long', ...CLOCK } as const

/** The same where there is little room. */
export const SHORT_DEADLINE_MOMENT = { ...DEADLINE_MOMENT, month: 'short' } as const

/** The same of what may have been in another year. */
export const FAR_MOMENT = { ...DEADLINE_MOMENT, year: 'numeric' } as const

/** A day that may be in another year. */
export const FAR_DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const
