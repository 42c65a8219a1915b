type Lot = { left: number; expiresOn: string | null }
/** `taken`: how many of each lot, by its place in `lots`. */
export type PaidBooking = { id: number; taken: Map<number, number> }

/** A client of the model, in the database and as lists. */
export type ModelClient = { id: number; account: MileLots; bookings: PaidBooking[]; settledId: number | null }

/** Miles of one client as a plain list of lots: the rule in its simplest form, without the triggers. */
export class MileLots {
  readonly lots: Lot[] = []
  /** What rentals promise, the oldest first. */
  readonly promised: number[] = []

  get balance(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0)
  }

  get pending(): number {
    return this.promised.reduce((sum, miles) => sum + miles, 0)
  }

  credit(miles: number, expiresOn: string | null): void {
    this.lots.push({ left: miles, expiresOn })
  }

  /** No more than the balance. */
  spend(miles: number, { taken }: PaidBooking): void {
    let missing = miles
    for (const [place, lot] of this.inOrder()) {
      const part = Math.min(missing, lot.left)
      if (part === 0) continue
      lot.left -= part
      missing -= part
      taken.set(place, (taken.get(place) ?? 0) + part)
    }
  }

  /** No more than the booking took: what it took last comes back first. */
  giveBack(miles: number, { taken }: PaidBooking): void {
    let missing = miles
    for (const [place, lot] of this.inOrder().reverse()) {
      const part = Math.min(missing, taken.get(place) ?? 0)
      lot.left += part
      missing -= part
      taken.set(place, (taken.get(place) ?? 0) - part)
    }
  }

  expire(today: string): void {
    for (const lot of this.lots) if (lot.expiresOn !== null && lot.expiresOn <= today) lot.left = 0
  }

  /** As they are spent: what runs out first, and of one term what came first. */
  private inOrder(): [place: number, lot: Lot][] {
    const lastDay = '9999-12-31'
    return this.lots
      .map((lot, place): [number, Lot] => [place, lot])
      .sort(([, a], [, b]) => (a.expiresOn ?? lastDay).localeCompare(b.expiresOn ?? lastDay))
  }
}
