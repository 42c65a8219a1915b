import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'
import { descendantsOf, programOf } from '../../e2e/setup/processes'
import { ensureBuilt } from '../../scripts/ensure-built.mjs'
import { ROOT, type startStack } from '../../scripts/stack.mjs'
import { textArgument } from '../argument-of'
import { getPage } from '../front/get'
import { drive, median } from '../measure'
import type { Row } from '../report'
import { DATED_PAGES, type DatedPage } from './pages'
import { type Cost, costSince, type Program, processorNow } from './processor'

const PORT = 4410
const ROUNDS = 5
const WARM_UP = 100
const ALONE = 20
const BUSY = 60
const CLIENTS = 4
/** Addresses of a network that belongs to nobody: each page is of another visitor, with limits of his own. */
const VISITORS = 250

const PROGRAMS = ['front', 'renderer', 'provider', 'postgres'] as const

type Stack = Awaited<ReturnType<typeof startStack>>
type Site = { name: string; stack: Stack; pids: Program[] }
type Round = { p50: number; perSecond: number; cost: Cost }

/**
 * `npm run bench -- --dated`: pages that are never stored, each time for other dates: alone, and four at a time on all cores, with
 * the processor time of each program. `--base=FOLDER`, a built clone of another version, is measured in turn with this one.
 */
export async function benchDated(): Promise<Row[]> {
  const folder = mkdtempSync(join(tmpdir(), 'sun-dated-'))
  await ensureBuilt(ROOT, process.env, console.error)
  const base = textArgument('base')
  const sites: Site[] = []
  try {
    sites.push(await startSite('this', ROOT, PORT, folder))
    if (base) sites.push(await startSite('base', resolve(base), PORT + 10, folder))
    const rows: Row[] = []
    for (const page of DATED_PAGES) rows.push(...rowsOf(page, await measure(page, sites)))
    return rows
  } finally {
    for (const { stack } of sites) await stack.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function startSite(name: string, root: string, port: number, folder: string): Promise<Site> {
  const earlier = descendantsOf(process.pid)
  const { startStack: start } = (await import(pathToFileURL(join(root, 'scripts', 'stack.mjs')).href)) as {
    startStack: typeof startStack
  }
  const env = { LOG_LEVEL: 'error', TRUSTED_PROXY: '127.0.0.1' }
  const stack = await start({ port, providerPort: port + 1, dataDir: join(folder, name), env })
  const pids = PROGRAMS.flatMap((program) => {
    const pid = programOf(process.pid, program, earlier)
    return pid === null ? [] : [{ name: program, pid }]
  })
  return { name, stack, pids }
}

type Measured = { rounds: Map<string, Round[]>; bytes: { packed: number; plain: number } }

/** The sites in turn, so that what else the machine does meets both. */
async function measure(page: DatedPage, sites: Site[]): Promise<Measured> {
  let visits = 0
  const visit = async ({ stack }: Site) => {
    visits += 1
    const visitor = `198.18.${Math.floor(visits / VISITORS) % VISITORS}.${1 + (visits % VISITORS)}`
    return getPage(`${stack.siteUrl}${page.address()}`, { 'x-forwarded-for': visitor })
  }
  const times = (site: Site, count: number, clients: number) =>
    drive(async () => void (await visit(site)), clients, Number.POSITIVE_INFINITY, count)
  const rounds = new Map<string, Round[]>(sites.map(({ name }) => [name, []]))
  let packed: Buffer = Buffer.alloc(0)
  for (const site of sites) {
    await times(site, WARM_UP, CLIENTS)
    if (site.name === 'this') packed = await visit(site)
  }
  for (let round = 0; round < ROUNDS; round++)
    for (const site of sites) {
      const alone = await times(site, ALONE, 1)
      const before = processorNow(site.pids)
      const busy = await times(site, BUSY, CLIENTS)
      const cost = costSince(before, site.pids, busy.count)
      rounds.get(site.name)?.push({ p50: alone.p50, perSecond: busy.perSecond, cost })
    }
  return { rounds, bytes: { packed: packed.length, plain: gunzipSync(packed).length } }
}

function rowsOf({ name, p50Limit, perSecondLimit }: DatedPage, { rounds, bytes }: Measured): Row[] {
  const [ours = [], base = []] = [rounds.get('this'), rounds.get('base')]
  const figure = (key: 'p50' | 'perSecond', of = ours) => median(of.map((round) => round[key]))
  const spread = (key: 'p50' | 'perSecond') => {
    const values = ours.map((round) => round[key])
    const ratios = base.map((round, index) => (ours[index]?.[key] ?? Number.NaN) / round[key])
    const beside = base.length > 0 ? `; base ${figure(key, base).toFixed(1)}, ratio ${median(ratios).toFixed(2)}` : ''
    return `rounds ${Math.min(...values).toFixed(1)}–${Math.max(...values).toFixed(1)}${beside}`
  }
  const costs = Object.keys(ours[0]?.cost ?? {}).map((program) => {
    const ms = (of: Round[]) => median(of.map(({ cost }) => cost[program] ?? Number.NaN)).toFixed(1)
    return `${program} ${ms(ours)}${base.length > 0 ? ` (${ms(base)})` : ''}`
  })
  const detail = `processor ms a page: ${costs.join(', ')}; ${(bytes.packed / 1000).toFixed(1)} kB packed, ${(bytes.plain / 1000).toFixed(0)} plain`
  return [
    {
      ...{ metric: `${name}, alone, p50`, value: figure('p50'), unit: 'ms', limit: p50Limit, better: 'low' as const },
      detail: spread('p50'),
    },
    {
      ...{ metric: `${name}, ${CLIENTS} at a time`, value: figure('perSecond'), unit: '/s' },
      ...{ limit: perSecondLimit, better: 'high' as const, detail: `${spread('perSecond')}; ${detail}` },
    },
  ]
}
