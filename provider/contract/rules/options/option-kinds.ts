export const INSURANCE_CODES = ['none', 'standard', 'extended'] as const

/** `limited`: 100 km a day ⚙ at a discount; `standard`: the limit that the model has without it, as a rule none. */
export const MILEAGE_CODES = ['standard', 'limited'] as const

export const EXTRA_CODE = /^[a-z0-9]+(-[a-z0-9]+){0,5}$/

/** The extra that stands for a further driver; its pieces are people, named when the car is held. */
export const EXTRA_DRIVER = 'extra-driver'

/** Most pieces of one extra, and most extras of one rental, that a request may name. */
export const EXTRA_QUANTITY_MAX = 9
export const EXTRAS_MAX = 20

type Options = {
  insurance: (typeof INSURANCE_CODES)[number]
  mileage: (typeof MILEAGE_CODES)[number]
  protection: boolean
  extras: { code: string; quantity: number }[]
}

/** The options of a rental without a selection: nothing is added. */
export const NO_OPTIONS: Options = { insurance: 'none', mileage: 'standard', protection: false, extras: [] }
