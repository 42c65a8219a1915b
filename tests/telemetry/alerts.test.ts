import { readFileSync } from 'node:fs'
import { parser } from '@prometheus-io/lezer-promql'
import { beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { createProviderMetrics } from '@/provider/http/metrics'
import { createMetrics, measureResponses } from '@/server/front/metrics'
import { createRendererMetrics } from '@/server/renderer-metrics'
import { BUCKETS } from '@/telemetry/durations'

type Rule = { record?: string; alert?: string; expr: string; annotations?: { summary: string } }

const { groups } = parse(readFileSync('deploy/prometheus/alerts.yml', 'utf8')) as { groups: { rules: Rule[] }[] }
const RULES = groups.flatMap(({ rules }) => rules)
const RECORDED = RULES.flatMap(({ record }) => record ?? [])
/** Prometheus' own, of every target. */
const OF_PROMETHEUS = ['up']

describe('the alert rules', () => {
  let exported: Set<string>
  let ownNames: string[]
  beforeAll(async () => {
    const all = await exportedMetrics()
    ownNames = all.map(({ name }) => name).filter((name) => /^(front|renderer|provider)_/.test(name))
    exported = new Set(all.flatMap(({ name, type }) => (type === 'histogram' ? seriesOf(name) : name)))
  })

  it('are written in the language of Prometheus', () => {
    expect(RULES.filter(({ expr }) => !isExpression(expr))).toEqual([])
    expect(isExpression('sum(rate(front_answers_total[5m]) >')).toBe(false)
  })

  it('name only metrics that one of the processes exports, or that another rule records', () => {
    const missing = RULES.flatMap(({ expr }) => metricsIn(expr)).filter(
      (name) => !(exported.has(name) || RECORDED.includes(name) || OF_PROMETHEUS.includes(name)),
    )
    expect(missing).toEqual([])
    expect(metricsIn('sum by (route) (rate(a_total{b="c"}[5m])) / on (d) e:f > 1')).toEqual(['a_total', 'e:f'])
  })

  it('ask for limits of durations that the histograms have, and for routes that the provider has', () => {
    const exprs = RULES.map(({ expr }) => expr).join('\n')
    const limits = [...exprs.matchAll(/\ble="([^"]+)"/g)].map(([, limit]) => Number(limit))
    expect(limits.length).toBeGreaterThan(0)
    expect(limits.filter((limit) => !BUCKETS.includes(limit))).toEqual([])
    const policies = readFileSync('tests/provider/http/route-policy/live.txt', 'utf8')
    const routes = [...exprs.matchAll(/method="(\w+)",route="([^"]+)"/g)].map(
      ([, method, route]) => `${method} ${route}`,
    )
    expect(routes.length).toBeGreaterThan(0)
    expect(routes.filter((route) => !policies.includes(`${route} `))).toEqual([])
  })

  it('and every metric of ours stand in docs/slo.md, and nothing else does', () => {
    const page = readFileSync('docs/slo.md', 'utf8')
    const listed = [...page.matchAll(/^\| (`(?:front|renderer|provider)_.*?) \|/gm)].flatMap(([, cell = '']) =>
      [...cell.matchAll(/`(\w+)`/g)].map(([, name]) => name),
    )
    expect(listed.sort()).toEqual([...ownNames].sort())
    const alerts = RULES.flatMap(({ alert }) => alert ?? [])
    expect(alerts.filter((alert) => !page.includes(`\`${alert}\``))).toEqual([])
  })
})

async function exportedMetrics() {
  const none = () => ({ pages: 0, bytes: 0 })
  const front = createMetrics({ page: none, data: none }, () => true)
  measureResponses(front)
  const provider = createProviderMetrics()
  provider.measure({ addHook: () => undefined } as never)
  provider.watch({
    pools: {},
    clockDifferenceMs: () => 0,
    readOutbox: async () => ({ counts: { due: 0, later: 0, repeated: 0 }, oldestDueSeconds: 0 }),
    deliveries: () => ({ sent: 0, postponed: 0, failed: 0 }),
  })
  const registries = [front.registry, createRendererMetrics(() => 'none').registry, provider.registry]
  const metrics = await Promise.all(registries.map((registry) => registry.getMetricsAsJSON()))
  // The package types `type` as a number and exports it as a text.
  return metrics.flat().map(({ name, type }) => ({ name, type: String(type) }))
}

function seriesOf(name: string): string[] {
  return [`${name}_bucket`, `${name}_sum`, `${name}_count`]
}

function isExpression(expr: string): boolean {
  let isWhole = true
  parser.parse(expr).iterate({
    enter: ({ type }) => {
      if (type.isError) isWhole = false
    },
  })
  return isWhole
}

function metricsIn(expr: string): string[] {
  const names: string[] = []
  parser.parse(expr).iterate({
    enter: ({ name, from, to, node }) => {
      if (name === 'Identifier' && node.parent?.name === 'VectorSelector') names.push(expr.slice(from, to))
    },
  })
  return names
}
