import { performance } from 'node:perf_hooks'

export type Series = { perSecond: number; p50: number; p99: number; count: number }

/**
 * Drives one request function with a number of workers for a bounded time.
 *
 * @param most ends earlier, after so many requests
 * @param send one request; throws when the answer is not the one wanted, which ends the measurement
 * @returns requests per second and latencies in milliseconds
 */
export async function drive(
  send: () => Promise<void>,
  workers: number,
  durationMs: number,
  most = Number.POSITIVE_INFINITY,
): Promise<Series> {
  const latencies: number[] = []
  const start = performance.now()
  await Promise.all(
    Array.from({ length: workers }, async () => {
      while (performance.now() - start < durationMs && latencies.length < most) {
        const before = performance.now()
        await send()
        latencies.push(performance.now() - before)
      }
    }),
  )
  const seconds = (performance.now() - start) / 1000
  latencies.sort((a, b) => a - b)
  return {
    perSecond: latencies.length / seconds,
    p50: quantile(latencies, 0.5),
    p99: quantile(latencies, 0.99),
    count: latencies.length,
  }
}

export function median(values: number[]): number {
  return quantile(
    [...values].sort((a, b) => a - b),
    0.5,
  )
}

function quantile(sorted: number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
