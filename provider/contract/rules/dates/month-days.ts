/** Days of a month in comparisons: a price by the day has no calendar months. */
export const MONTH_DAYS = 30
