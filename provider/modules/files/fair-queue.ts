import { FailureError } from '@/provider/failure-error'

type Waiting = { run: () => void }

/**
 * Creates a queue that runs `most` tasks at a time, one of each client. The next client in order comes first, so a client
 * who sends twenty files delays the others by one. While a task of a client runs, `waitingEach` of his may wait.
 */
export function createFairQueue({ most, waitingEach }: { most: number; waitingEach: number }) {
  const served = new Set<number>()
  /** Clients who wait, the next one first. */
  const waiting = new Map<number, Waiting[]>()

  function next(): void {
    for (const [clientId, queue] of waiting) {
      if (served.size >= most) return
      if (served.has(clientId)) continue
      const first = queue.shift()
      waiting.delete(clientId)
      if (queue.length > 0) waiting.set(clientId, queue)
      if (!first) continue
      served.add(clientId)
      first.run()
    }
  }

  /** @throws {FailureError} `too_many_requests` when too many of this client wait */
  return async function run<Result>(clientId: number, work: () => Promise<Result>): Promise<Result> {
    const queue = waiting.get(clientId) ?? []
    if (served.has(clientId) && queue.length >= waitingEach) {
      throw new FailureError('too_many_requests', 'Others of this client are still in work.')
    }
    await new Promise<void>((resolve) => {
      waiting.set(clientId, [...queue, { run: resolve }])
      next()
    })
    try {
      return await work()
    } finally {
      served.delete(clientId)
      next()
    }
  }
}
