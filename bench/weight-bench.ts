import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { FLOOR_KB, scriptsKb } from '../scripts/page-scripts.mjs'
import { ROOT, startStack } from '../scripts/stack.mjs'
import type { Row } from './report'

const PORT = 4394
const DAY_MS = 24 * 60 * 60 * 1000

/** @param booking query of a rental; `limit`: a multiple of the floor, as in e2e/weight.spec.ts */
const routes = (booking: string) => [
  { name: 'home', path: '/', limit: 1.18 },
  { name: 'results', path: `/booking-online/${booking}`, limit: 1.22 },
  { name: 'car', path: '/rent/toyota-rav4/', limit: 1.22 },
  { name: 'booking', path: `/booking-online/toyota-rav4/${booking}&step=you`, limit: 1.45 },
]

/** Code that the HTML of each route asks for. */
export async function benchWeight(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-weight-'))
  await ensureBuilt(ROOT, process.env, console.log)
  const stack = await startStack({ port: PORT, providerPort: PORT + 1, dataDir })
  try {
    const rows: Row[] = []
    for (const { name, path, limit } of routes(rentalQuery())) {
      const kilobytes = await scriptsKb(`${stack.siteUrl}${path}`)
      const detail = `${kilobytes.toFixed(1)} kB gzip, floor ${FLOOR_KB}`
      rows.push({
        metric: `weight of ${name}`,
        value: kilobytes / FLOOR_KB,
        unit: '× floor',
        limit,
        better: 'low',
        detail,
      })
    }
    return rows
  } finally {
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Four days from in twenty, at noon. */
function rentalQuery(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  return `?from=${day(20)}&fromTime=12:00&to=${day(24)}&toTime=12:00`
}
