/** `dayKop` is for `dayHours` hours; every hour beyond them is charged as an hour. */
export type TransferTariff = { hourKop: number; dayKop: number; minHours: number; dayHours: number }

/** What a trip of so many whole hours costs by day: at least `minHours` (specification §9), never more than a day. */
export function transferKop({ hourKop, dayKop, minHours, dayHours }: TransferTariff, hours: number): number {
  const charged = Math.max(hours, minHours)
  if (charged > dayHours) return dayKop + (charged - dayHours) * hourKop
  return Math.min(charged * hourKop, dayKop)
}
