import { type ChildProcess, spawn } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import http from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/provider/db/embedded'
import { addBenchFleet, BENCH_DAYS, benchRental, holdBody, randomSearch } from './bench-fleet'
import { drive, median, type Series } from './measure'
import type { Row } from './report'

const PORT = 4391
const TOKEN = 'token-of-the-bench-token-of-the-bench'
const ROUNDS = 5
const ROUND_MS = 2_000
const WARM_UP_MS = 2_000
const WRITERS = 16

const agent = new http.Agent({ keepAlive: true, maxSockets: WRITERS })

/** Search against `select 1`, bookings against the insert of one row; interleaved rounds, medians of the ratios. */
export async function benchProvider(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-bench-'))
  const postgres = await startEmbedded({ dataDir })
  const provider = await startReference(postgres.url)
  try {
    await addBenchFleet(postgres.url)
    return [...(await benchSearch()), ...(await benchBookings())]
  } finally {
    provider.kill('SIGKILL')
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function benchSearch(): Promise<Row[]> {
  const now = new Date()
  const search = () => ask('GET', randomSearch(now), 200)
  const selectOne = () => ask('GET', '/bench/select-1', 200)
  const [ours, theirs] = await interleave(search, selectOne, 1)
  return [
    row('search p50 / select 1 p50', ratios(ours, theirs, 'p50'), null, 'low', detail(ours, theirs, 'p50', 'ms')),
    row('search p99 / select 1 p99', ratios(ours, theirs, 'p99'), 3, 'low', detail(ours, theirs, 'p99', 'ms')),
  ]
}

async function benchBookings(): Promise<Row[]> {
  const now = new Date()
  const quotes = await quoteEveryDay(now)
  const book = async () => {
    const day = randomInt(BENCH_DAYS)
    const { key, body } = holdBody(benchRental(now, day), quotes[day] ?? '')
    await ask('POST', '/sun/v2/bookings', 201, body, { 'idempotency-key': key })
  }
  const insert = () => ask('POST', '/bench/insert', 200, {})
  const [ours, theirs] = await interleave(book, insert, WRITERS)
  const name = `bookings/s / one-row inserts/s, ${WRITERS} writers`
  return [row(name, ratios(ours, theirs, 'perSecond'), 0.4, 'high', detail(ours, theirs, 'perSecond', '/s'))]
}

async function quoteEveryDay(now: Date): Promise<string[]> {
  const quotes: string[] = []
  for (let day = 0; day < BENCH_DAYS; day++) {
    const answer = await ask('POST', '/sun/v2/quote', 200, benchRental(now, day))
    quotes.push(JSON.parse(answer).data.quoteToken)
  }
  return quotes
}

async function interleave(ours: () => Promise<unknown>, theirs: () => Promise<unknown>, workers: number) {
  const measure = (send: () => Promise<unknown>, ms: number) => drive(async () => void (await send()), workers, ms)
  await measure(ours, WARM_UP_MS)
  await measure(theirs, WARM_UP_MS)
  const rounds: [Series[], Series[]] = [[], []]
  for (let round = 0; round < ROUNDS; round++) {
    rounds[0].push(await measure(ours, ROUND_MS))
    rounds[1].push(await measure(theirs, ROUND_MS))
  }
  return rounds
}

type Figure = 'p50' | 'p99' | 'perSecond'

function ratios(ours: Series[], theirs: Series[], figure: Figure): number[] {
  return ours.map((series, round) => series[figure] / (theirs[round]?.[figure] ?? Number.NaN))
}

function row(metric: string, values: number[], limit: number | null, better: Row['better'], text: string): Row {
  const spread = `${Math.min(...values).toFixed(2)}–${Math.max(...values).toFixed(2)}`
  return { metric, value: median(values), unit: '×', limit, better, detail: `rounds ${spread}; ${text}` }
}

function detail(ours: Series[], theirs: Series[], figure: Figure, unit: string): string {
  const mid = (series: Series[]) => median(series.map((entry) => entry[figure])).toFixed(2)
  return `${mid(ours)} against ${mid(theirs)} ${unit}`
}

async function startReference(databaseUrl: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'bench/reference-provider.ts'], {
    env: {
      ...process.env,
      DATABASE_URL: databaseUrl,
      BENCH_PORT: String(PORT),
      BENCH_TOKEN: TOKEN,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ready = once(child.stdout ?? child, 'data')
  const died = once(child, 'exit').then(() => Promise.reject(new Error('the provider of the bench ended early')))
  died.catch(() => undefined)
  await Promise.race([ready, died])
  return child
}

function ask(method: string, path: string, wanted: number, body?: object, headers = {}): Promise<string> {
  return new Promise((resolve, reject) => {
    const text = body === undefined ? undefined : JSON.stringify(body)
    const type =
      text === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
    const call = http.request(
      {
        host: '127.0.0.1',
        port: PORT,
        method,
        path,
        agent,
        headers: { authorization: `Bearer ${TOKEN}`, ...type, ...headers },
      },
      (answer) => {
        let received = ''
        answer.setEncoding('utf8').on('data', (chunk: string) => {
          received += chunk
        })
        answer.on('end', () =>
          answer.statusCode === wanted
            ? resolve(received)
            : reject(new Error(`${path}: ${answer.statusCode} ${received}`)),
        )
      },
    )
    call.on('error', reject).end(text)
  })
}
