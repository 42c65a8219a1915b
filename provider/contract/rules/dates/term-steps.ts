/** Rental days from which a price list takes off its first and its second percent (specification §9). */
export const TERM_STEPS = { first: 3, second: 7 } as const
