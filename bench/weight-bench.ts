import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { findChromium } from '../scripts/chromium.mjs'
import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { ROOT, startStack } from '../scripts/stack.mjs'
import type { Row } from './report'

const PORT = 4394
/** An empty page of this Next and React: nothing that we build can weigh less. */
const FLOOR_KB = 131.8
const DAY_MS = 24 * 60 * 60 * 1000
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking']

/** @param booking query of a rental; `bound`: the most that the first load may be, as a multiple of the floor */
const routes = (booking: string) => [
  { name: 'home', path: '/', bound: 1.18 },
  { name: 'results', path: `/booking-online/${booking}`, bound: 1.22 },
  { name: 'car', path: '/rent/toyota-rav4/', bound: 1.18 },
  { name: 'booking', path: `/booking-online/toyota-rav4/${booking}&step=you`, bound: 1.45 },
]

/** Code of each route in a real browser: what its HTML asks for, and what comes after it by itself. Fails nothing yet. */
export async function benchWeight(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-weight-'))
  await ensureBuilt(ROOT, process.env, console.log)
  const stack = await startStack({ port: PORT, providerPort: PORT + 1, dataDir })
  const executablePath = findChromium() ?? 'chromium'
  const browser = await chromium.launch({ executablePath, args: FLAGS })
  try {
    const rows: Row[] = []
    for (const { name, path, bound } of routes(rentalQuery())) {
      const { firstKb, laterKb } = await weigh(browser, `${stack.siteUrl}${path}`)
      const detail = `${firstKb.toFixed(1)} kB gzip, bound ${bound} × ${FLOOR_KB}; ${laterKb.toFixed(1)} kB more by itself`
      const isOver = firstKb / FLOOR_KB > bound ? ', OVER' : ''
      rows.push({
        metric: `weight of ${name}`,
        value: firstKb / FLOOR_KB,
        unit: '× floor',
        limit: null,
        better: 'low',
        detail: detail + isOver,
      })
    }
    return rows
  } finally {
    await browser.close()
    await stack.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function weigh(browser: Browser, url: string): Promise<{ firstKb: number; laterKb: number }> {
  const page = await browser.newPage()
  const weights = new Map<string, Promise<number>>()
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    weights.set(response.url(), response.body().then(kilobytes))
  })
  // Scripts that come by themselves give no sign of the last one but silence; a weight is no test.
  const answer = await page.goto(url, { waitUntil: 'networkidle' })
  const html = (await answer?.text()) ?? ''
  const first = new Set([...html.matchAll(/<script[^>]+?src="([^"]+)"/g)].map(([, src = '']) => new URL(src, url).href))
  const sums = { firstKb: 0, laterKb: 0 }
  for (const [address, weight] of weights) sums[first.has(address) ? 'firstKb' : 'laterKb'] += await weight
  await page.close()
  return sums
}

function kilobytes(body: Buffer): number {
  return gzipSync(body).length / 1024
}

/** Four days from in twenty, at noon. */
function rentalQuery(): string {
  const day = (ahead: number) => new Date(Date.now() + ahead * DAY_MS).toISOString().slice(0, 10)
  return `?from=${day(20)}&fromTime=12:00&to=${day(24)}&toTime=12:00`
}
