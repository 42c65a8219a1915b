/**
 * Places of those that wait, one row for each network (null: not known, which all those share). The first ones of all rows come
 * in turn, and the longest row is the one to lose its last place: nobody waits behind a network that sends many.
 */
export function createNetworkRows<Place extends { network: string | null }>() {
  /** Never an empty one; the next place stands in the first. */
  const rows = new Map<Place['network'], Place[]>()
  const lengthOf = (network: Place['network']) => rows.get(network)?.length ?? 0

  return {
    lengthOf,
    count: () => [...rows.values()].reduce((sum, row) => sum + row.length, 0),

    append(place: Place): void {
      const row = rows.get(place.network)
      if (row) row.push(place)
      else rows.set(place.network, [place])
    },

    remove(place: Place): void {
      const row = (rows.get(place.network) ?? []).filter((one) => one !== place)
      if (row.length > 0) rows.set(place.network, row)
      else rows.delete(place.network)
    },

    /** Removes the next place and returns it. The one behind it comes after those of all other networks. */
    shift(): Place | undefined {
      const [row] = rows.values()
      const next = row?.shift()
      if (!row || !next) return undefined
      rows.delete(next.network)
      if (row.length > 0) rows.set(next.network, row)
      return next
    },

    /** Returns the last place of the longest row. The newcomer's own row is it, unless another one is longer. */
    lastOfLongest(newcomer: Place['network']): Place | undefined {
      const own = rows.get(newcomer) ?? []
      return [...rows.values()].reduce((one, other) => (other.length > one.length ? other : one), own).at(-1)
    },
  }
}
