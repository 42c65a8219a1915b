export class TooBusy extends Error {}

/** `network` asks for `key`, which nobody else waits for. */
type Waiting = { network: string; key: string; enter: () => void; refuse: (reason: TooBusy) => void }

export type Limiter<Result> = ReturnType<typeof createLimiter<Result>>

/**
 * Lets a few in at a time; the others wait, one row for each network, and the first ones of all rows enter in turn. When
 * there are too many, the longest row loses its last one: a network alone may have every place, but it keeps nobody else
 * from one.
 */
export function createLimiter<Result>({ inside, waiting }: { inside: number; waiting: number }) {
  /** Never an empty one; the next to enter stands in the first. */
  const rows = new Map<string, Waiting[]>()
  const byKey = new Map<string, Waiting>()
  let present = 0

  return {
    /** @throws {TooBusy} when there is no place, or another network needs it */
    async run({ network, key }: { network: string; key: string }, work: () => Promise<Result>): Promise<Result> {
      if (present < inside) present += 1
      else await waitFor(network, key)
      try {
        return await work()
      } finally {
        leave()
      }
    },

    /** Who asks for what another network waits for waits no longer than alone: in his own row, when it is the shorter one. */
    join({ network, key }: { network: string; key: string }): void {
      const place = byKey.get(key)
      if (!place || lengthOf(network) + 1 >= lengthOf(place.network)) return
      remove(place)
      place.network = network
      append(place)
    },
  }

  function waitFor(network: string, key: string): Promise<void> {
    return new Promise((enter, refuse) => {
      append({ network, key, enter, refuse })
      if (byKey.size > waiting) refuseOne(network)
    })
  }

  /** The next one that waits takes over the place. */
  function leave(): void {
    const [row] = rows.values()
    const next = row?.[0]
    if (!row || !next) {
      present -= 1
      return
    }
    remove(next)
    // The next one of this network comes after those of all others.
    if (row.length > 0 && rows.delete(next.network)) rows.set(next.network, row)
    next.enter()
  }

  /** Somebody who waited gives way only to a network that has fewer places. */
  function refuseOne(newcomer: string): void {
    const own = rows.get(newcomer) ?? []
    const longest = [...rows.values()].reduce((one, other) => (other.length > one.length ? other : one), own)
    const last = longest.at(-1)
    if (!last) return
    remove(last)
    last.refuse(new TooBusy('too many renderings'))
  }

  function append(place: Waiting): void {
    byKey.set(place.key, place)
    const row = rows.get(place.network)
    if (row) row.push(place)
    else rows.set(place.network, [place])
  }

  function remove(place: Waiting): void {
    byKey.delete(place.key)
    const row = rows.get(place.network) ?? []
    row.splice(row.indexOf(place), 1)
    if (row.length === 0) rows.delete(place.network)
  }

  function lengthOf(network: string): number {
    return rows.get(network)?.length ?? 0
  }
}
