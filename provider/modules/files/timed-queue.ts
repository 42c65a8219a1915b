import { FailureError } from '@/provider/failure-error'

/** Who sent a file: a client or a booking, and the network that it came from; null: not known. */
export type Uploader = { id: number; network: string | null }

type Waiting = { uploader: Uploader; run: () => void }
type Usage = { ms: number; at: number }

/** After so long half of the time that somebody used counts no more. */
const HALF_LIFE_MS = 10 * 60_000
/** After so many of them nothing does. */
const HALF_LIVES_MAX = 20

/**
 * Creates a queue that runs one task at a time. Next comes whoever used least time of late, he or his network, whichever
 * used more; of equals the first. So neither many uploaders of one network nor one with many networks delay anybody else
 * by more than the task that runs. `waitingEach` tasks of one uploader may wait while another one of his runs.
 *
 * @param now milliseconds that never go back
 */
export function createTimedQueue({ waitingEach, now }: { waitingEach: number; now: () => number }) {
  const usages = new Map<string, Usage>()
  const waiting: Waiting[] = []
  let running: Uploader | null = null

  /** @throws {FailureError} `too_many_requests` when too many of this uploader wait */
  return async function run<Result>(uploader: Uploader, work: () => Promise<Result>): Promise<Result> {
    const own = waiting.filter((other) => other.uploader.id === uploader.id)
    if (running?.id === uploader.id && own.length >= waitingEach) {
      throw new FailureError('too_many_requests', 'Others of this client are still in work.')
    }
    await new Promise<void>((resolve) => {
      waiting.push({ uploader, run: resolve })
      next()
    })
    const startedAt = now()
    try {
      return await work()
    } finally {
      addUsage(uploader, now() - startedAt)
      running = null
      next()
    }
  }

  function next(): void {
    if (running || waiting.length === 0) return
    const used = waiting.map(({ uploader }) => usedMs(uploader))
    const [first] = waiting.splice(used.indexOf(Math.min(...used)), 1)
    if (!first) return
    running = first.uploader
    first.run()
  }

  function usedMs(uploader: Uploader): number {
    return Math.max(...keysOf(uploader).map((key) => leftOf(usages.get(key))))
  }

  function addUsage(uploader: Uploader, ms: number): void {
    for (const [key, { at }] of usages) if (now() - at > HALF_LIVES_MAX * HALF_LIFE_MS) usages.delete(key)
    for (const key of keysOf(uploader)) usages.set(key, { ms: leftOf(usages.get(key)) + ms, at: now() })
  }

  function leftOf(usage: Usage | undefined): number {
    return usage ? usage.ms * 0.5 ** ((now() - usage.at) / HALF_LIFE_MS) : 0
  }
}

function keysOf({ id, network }: Uploader): string[] {
  return network === null ? [`id ${id}`] : [`id ${id}`, `network ${network}`]
}
