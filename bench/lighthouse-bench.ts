import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { findChromium } from '../scripts/chromium.mjs'
import { ensureBuilt } from '../scripts/ensure-built.mjs'
import { ROOT, startStack } from '../scripts/stack.mjs'
import { argumentOf } from './argument-of'
import { median } from './measure'
import type { Row } from './report'

const PORT = 4388
const VERSION = '12'
const PAGES = { home: '/', rent: '/rent/', car: '/rent/toyota-rav4/', prices: '/prices/', faq: '/about/faq/' }
/** `--runs=1`: to see whether it runs. The score of one run swings by some points. */
const RUNS = argumentOf('runs', 3)
const DEADLINE_MS = 180_000

const Category = z.object({ score: z.number().nullable() })
const Audit = z.object({ numericValue: z.number() })
const Report = z.object({
  categories: z.object({
    performance: Category,
    accessibility: Category,
    'best-practices': Category,
    seo: Category,
  }),
  audits: z.object({
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
  }),
})
type Report = z.infer<typeof Report>

/** `npm run bench -- --lighthouse`: its mobile preset (slow 4G, a processor four times as slow) on five public pages. */
export async function benchLighthouse(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sun-lighthouse-'))
  const program = await findLighthouse(folder)
  if (program === null) {
    rmSync(folder, { recursive: true, force: true })
    return [{ metric: 'Lighthouse', value: Number.NaN, unit: '', limit: null, better: 'high', detail: 'absent' }]
  }
  await ensureBuilt(ROOT, process.env, console.error)
  const stack = await startStack({ port: PORT, providerPort: PORT + 1, dataDir: join(folder, 'data') })
  try {
    const rows: Row[] = []
    for (const [name, path] of Object.entries(PAGES)) {
      const reports: Report[] = []
      for (let run = 0; run < RUNS; run++) reports.push(await inspect(program, `${stack.siteUrl}${path}`, folder))
      rows.push(...rowsOf(name, reports))
    }
    return rows
  } finally {
    await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

/** Not one of our packages: it is fetched into the scratch folder, when the registry answers. @returns its program */
async function findLighthouse(folder: string): Promise<string | null> {
  const home = join(folder, 'program')
  mkdirSync(home)
  const args = ['install', '--prefix', home, '--no-save', '--no-audit', '--no-fund', `lighthouse@${VERSION}`]
  spawnSync('npm', args, { stdio: 'ignore', timeout: DEADLINE_MS })
  const program = join(home, 'node_modules', 'lighthouse', 'cli', 'index.js')
  return existsSync(program) ? program : null
}

/** @throws {Error} with the error output of Lighthouse, when it gives no report */
async function inspect(program: string, url: string, folder: string): Promise<Report> {
  const file = join(folder, 'report.json')
  const flags = '--chrome-flags=--headless=new --no-sandbox --disable-gpu --disable-quic'
  const args = [program, url, '--quiet', '--output=json', `--output-path=${file}`, flags]
  const env = { ...process.env, CHROME_PATH: findChromium() ?? 'chromium' }
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'], timeout: DEADLINE_MS })
  let errorOutput = ''
  child.stderr.on('data', (chunk) => {
    errorOutput += chunk
  })
  const [code] = await once(child, 'close')
  if (code !== 0) throw new Error(`lighthouse of ${url} ended with ${code}: ${errorOutput}`)
  return Report.parse(JSON.parse(readFileSync(file, 'utf8')))
}

function rowsOf(name: string, reports: Report[]): Row[] {
  const detail = `median of ${reports.length}`
  const score = (category: keyof Report['categories']) =>
    median(reports.map(({ categories }) => (categories[category].score ?? 0) * 100))
  const audit = (id: keyof Report['audits']) => median(reports.map(({ audits }) => audits[id].numericValue))
  const high = { unit: '', better: 'high', detail } as const
  const low = { better: 'low', detail } as const
  return [
    { metric: `${name}: performance`, value: score('performance'), limit: 97, ...high },
    { metric: `${name}: accessibility`, value: score('accessibility'), limit: 100, ...high },
    { metric: `${name}: best practices`, value: score('best-practices'), limit: 100, ...high },
    { metric: `${name}: SEO`, value: score('seo'), limit: 100, ...high },
    { metric: `${name}: LCP`, value: audit('largest-contentful-paint') / 1000, unit: 's', limit: 1.6, ...low },
    { metric: `${name}: TBT`, value: audit('total-blocking-time'), unit: 'ms', limit: 150, ...low },
    { metric: `${name}: CLS`, value: audit('cumulative-layout-shift'), unit: '', limit: 0.02, ...low },
  ]
}
