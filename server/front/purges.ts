import { LRUCache } from 'lru-cache'

/** Tags of single cars, with room to spare. */
const TAGS_MAX = 10_000

export type Purges = ReturnType<typeof createPurges>

/**
 * When each tag was last purged: a rendering that began before shows what was there before, even if it ends later.
 *
 * @param now milliseconds that never go back
 */
export function createPurges(now: () => number) {
  let everything = Number.NEGATIVE_INFINITY
  let latest = Number.NEGATIVE_INFINITY
  const byTag = new LRUCache<string, number>({
    max: TAGS_MAX,
    // What is no longer known of one tag has to count for all.
    dispose: (at, _tag, reason) => {
      if (reason === 'evict') everything = Math.max(everything, at)
    },
  })
  return {
    purge(tags: readonly string[]): void {
      latest = now()
      for (const tag of tags) byTag.set(tag, latest)
    },
    purgeAll(): void {
      latest = now()
      everything = latest
    },
    isPurged({ renderedAt, tags }: { renderedAt: number; tags: readonly string[] }): boolean {
      if (renderedAt > latest) return false
      if (renderedAt <= everything) return true
      return tags.some((tag) => renderedAt <= (byTag.get(tag) ?? Number.NEGATIVE_INFINITY))
    },
  }
}
