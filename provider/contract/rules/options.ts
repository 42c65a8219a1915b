export const INSURANCE_CODES = ['none', 'standard', 'extended'] as const

/** `limited`: 100 km a day ⚙ at a discount; `standard`: whatever the model has without it, as a rule no limit. */
export const MILEAGE_CODES = ['standard', 'limited'] as const

export const EXTRA_CODE = /^[a-z0-9]+(-[a-z0-9]+){0,5}$/

/** The extra that stands for a further driver; its pieces are people, named when the car is held. */
export const EXTRA_DRIVER = 'extra-driver'
