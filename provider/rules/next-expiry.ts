/** Miles that came in at once; `on`: the first day on which they are worth nothing, `YYYY-MM-DD`. */
export type MileLot = { miles: number; on: string }

/**
 * The miles that expire first, of those that are left: what was spent was taken from the lots that expire first.
 *
 * @param balance what the client has, of all lots.
 * @param today `YYYY-MM-DD` at the station
 */
export function nextExpiry(lots: readonly MileLot[], balance: number, today: string): MileLot | null {
  const ahead = lots.filter(({ on }) => on > today).toSorted((a, b) => b.on.localeCompare(a.on))
  let left = balance
  let next: MileLot | null = null as MileLot | null
  // From the last to expire: whatever the balance does not reach any more is spent.
  for (const lot of ahead) {
    const miles = Math.min(lot.miles, left)
    if (miles <= 0) break
    next = next?.on === lot.on ? { on: lot.on, miles: next.miles + miles } : { on: lot.on, miles }
    left -= miles
  }
  return next
}
