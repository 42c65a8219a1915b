import type { ServerResponse } from 'node:http'
import type { Registry } from 'prom-client'

/** Seconds. Each limit of docs/slo.md is one of them, so that a rule reads it without an estimate. */
export const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10]

type Labels = Record<string, string>
type Series = { labels: Labels; counts: number[]; sum: number; count: number }

/**
 * A histogram of seconds that is counted by hand: a labelled histogram of the package looks up its labels at each
 * observation, which takes as long as the rest of a response from the page cache. `key` names the labels of one series, and
 * every value of a label must come from a bounded set.
 */
export function createDurations(registry: Registry, name: string, help: string) {
  const series = new Map<string, Series>()
  const metric = {
    name,
    help,
    type: 'histogram',
    aggregator: 'sum',
    get: async () => ({
      name,
      help,
      type: 'histogram',
      aggregator: 'sum',
      values: [...series.values()].flatMap(rowsOf),
    }),
    reset: () => series.clear(),
  }
  // The registry reads nothing of a metric but these; its types want the package's own class.
  registry.registerMetric(metric as unknown as Parameters<Registry['registerMetric']>[0])
  return {
    observe(key: string, labels: () => Labels, seconds: number): void {
      let one = series.get(key)
      if (one === undefined) {
        one = { labels: labels(), counts: new Array(BUCKETS.length).fill(0), sum: 0, count: 0 }
        series.set(key, one)
      }
      one.count += 1
      one.sum += seconds
      const bucket = BUCKETS.findIndex((limit) => seconds <= limit)
      if (bucket >= 0) one.counts[bucket] = (one.counts[bucket] ?? 0) + 1
    },
  }

  function rowsOf({ labels, counts, sum, count }: Series) {
    let upTo = 0
    const buckets = BUCKETS.map((limit, index) => {
      upTo += counts[index] ?? 0
      return { labels: { ...labels, le: String(limit) }, value: upTo, metricName: `${name}_bucket` }
    })
    return [
      ...buckets,
      { labels: { ...labels, le: '+Inf' }, value: count, metricName: `${name}_bucket` },
      { labels, value: sum, metricName: `${name}_sum` },
      { labels, value: count, metricName: `${name}_count` },
    ]
  }
}

/** The class of a status, or `aborted` for a visitor who went away before the response was whole. */
export function statusClassOf(response: ServerResponse): string {
  return response.writableFinished ? `${Math.floor(response.statusCode / 100)}xx` : 'aborted'
}
