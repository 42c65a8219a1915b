/** Filters of the search whose values are counted, in the order of the screen. `class` is counted with the classes. */
export const FACETS = ['fuel', 'gearbox', 'drive', 'seats', 'steering', 'winter', 'noDeposit'] as const
export type FacetName = (typeof FACETS)[number]

/** Seats by what people look for. */
export const SEAT_GROUPS = ['upto4', '5', '6to8', 'from9'] as const

/** What helps on snow and hills. `highClearance`: at least `HIGH_CLEARANCE_MM`. */
export const WINTER_FACTS = ['winterTyres', 'heatedSeats', 'heatedWindscreen', 'heatedWheel', 'highClearance'] as const

export const HIGH_CLEARANCE_MM = 180
