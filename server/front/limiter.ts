import { createNetworkRows } from '@/provider/contract/rules/limits/network-rows'

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
  const rows = createNetworkRows<Waiting>()
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
      if (!place || rows.lengthOf(network) + 1 >= rows.lengthOf(place.network)) return
      rows.remove(place)
      place.network = network
      rows.append(place)
    },
  }

  function waitFor(network: string, key: string): Promise<void> {
    return new Promise((enter, refuse) => {
      const place = { network, key, enter, refuse }
      byKey.set(key, place)
      rows.append(place)
      if (byKey.size > waiting) refuseOne(network)
    })
  }

  /** The next one that waits takes over the place. */
  function leave(): void {
    const next = rows.shift()
    if (!next) {
      present -= 1
      return
    }
    byKey.delete(next.key)
    next.enter()
  }

  /** Somebody who waited gives way only to a network that has fewer places. */
  function refuseOne(newcomer: string): void {
    const last = rows.lastOfLongest(newcomer)
    if (!last) return
    rows.remove(last)
    byKey.delete(last.key)
    last.refuse(new TooBusy('too many renderings'))
  }
}
