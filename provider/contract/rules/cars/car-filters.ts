/** Values of the filters of a search, each in the order of the screen. No zod here: the browser needs them too. */
export const FUELS = ['gasoline', 'diesel', 'hybrid', 'electric'] as const
export const GEARBOXES = ['automatic', 'manual'] as const
export const DRIVES = ['awd', 'front', 'rear'] as const
export const STEERING_SIDES = ['left', 'right'] as const
export const NO_DEPOSIT = '1'
/** "No Russian bank card?": models without a deposit, or all of them where the branch takes it in cash. */
export const CASH = '1'

/** Seats by what people look for. */
export const SEAT_GROUPS = ['upto4', '5', '6', '7', '8', 'from9'] as const

/** What helps on snow and hills. `highClearance`: at least `HIGH_CLEARANCE_MM`. */
export const WINTER_FACTS = ['winterTyres', 'heatedSeats', 'heatedWindscreen', 'heatedWheel', 'highClearance'] as const

export const HIGH_CLEARANCE_MM = 180

/** Filters whose values are counted, in the order of the screen. `class` is counted with the classes. */
export const FACETS = ['fuel', 'gearbox', 'drive', 'seats', 'steering', 'winter', 'noDeposit', 'cash'] as const
export type FacetName = (typeof FACETS)[number]

export const FACET_VALUES = {
  fuel: FUELS,
  gearbox: GEARBOXES,
  drive: DRIVES,
  seats: SEAT_GROUPS,
  steering: STEERING_SIDES,
  winter: WINTER_FACTS,
  noDeposit: [NO_DEPOSIT],
  cash: [CASH],
} as const satisfies Record<FacetName, readonly string[]>

/** Fuels of an engine that burns one. */
export const BURNT_FUELS = ['gasoline', 'diesel'] as const

/** Ages that the search understands, in full years; what a model asks for stands with the model. */
export const DRIVER_AGE = { min: 16, max: 120 } as const

export const PAGE_MAX = 1000

/** Models that one search may name: a visitor's favourites. */
export const CHOSEN_MODELS_MAX = 24

export const SORTS = ['sort', 'price', '-price'] as const

export const LONG_TERM_MONTHS_MAX = 36
export const LONG_TERM_SORTS = ['sort', 'price', '-price', 'mileage'] as const
