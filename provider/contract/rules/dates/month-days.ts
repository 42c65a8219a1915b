/** A month of comparison: what one pays by the day has no calendar months. */
export const MONTH_DAYS = 30
