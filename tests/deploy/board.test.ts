import { readdirSync, readFileSync } from 'node:fs'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { describe, expect, it } from 'vitest'

type Panel = {
  type: string
  id: number
  title: string
  targets?: { expr: string }[]
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>
}

const { panels }: { panels: Panel[] } = JSON.parse(readFileSync('deploy/grafana/board.json', 'utf8'))
const expressions = panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr))
const metrics = [
  ...new Set(
    expressions.flatMap((expr) => expr.match(/\b(?:front|renderer|provider|nodejs|process)_[a-z0-9_]+/g) ?? []),
  ),
].map((name) => name.replace(/_(bucket|count|sum)$/, ''))

const sources = ['server', 'provider', 'lib'].flatMap((room) =>
  readdirSync(room, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(`${room}/${name}`, 'utf8')),
)
const isExported = (metric: string) => sources.some((text) => text.includes(`'${metric}'`))

describe('the board for Grafana', () => {
  it('shows metrics that the programs export', async () => {
    const registry = new Registry()
    collectDefaultMetrics({ register: registry })
    const ofNode = (await registry.getMetricsAsJSON()).map(({ name }) => name)
    expect(metrics.length).toBeGreaterThan(20)
    expect(metrics.filter((name) => !isExported(name) && !ofNode.includes(name))).toEqual([])
  })

  it('closes every bracket, and has no panel over another', () => {
    for (const expr of expressions)
      for (const [open, close] of ['()', '{}', '[]'])
        expect(expr.split(open ?? '').length).toBe(expr.split(close ?? '').length)
    const cells = panels.flatMap(({ gridPos: { x, y, w, h } }) =>
      Array.from({ length: w * h }, (_, at) => `${x + (at % w)},${y + Math.floor(at / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
  })
})
