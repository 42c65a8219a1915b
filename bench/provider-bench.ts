import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbedded } from '@/provider/db/embedded/embedded'
import { addBenchFleet, BENCH_DAYS, benchRental, holdBody, randomSearch } from './bench-fleet'
import { type Reference, startReference } from './reference'
import type { Row } from './report'
import { interleave, roundsRow } from './rounds'

const PORT = 4391
const WRITERS = 16

/** Search against `select 1`, bookings against the insert of one row; interleaved rounds, medians of the ratios. */
export async function benchProvider(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-bench-'))
  const postgres = await startEmbedded({ dataDir })
  const provider = await startReference(postgres.url, PORT)
  try {
    await addBenchFleet(postgres.url)
    return [...(await benchSearch(provider)), await benchBookings(provider)]
  } finally {
    provider.stop()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function benchSearch({ send }: Reference): Promise<Row[]> {
  const now = new Date()
  const search = () => send('GET', randomSearch(now), 200)
  const selectOne = () => send('GET', '/bench/select-1', 200)
  const rounds = await interleave(search, selectOne, 1)
  return [
    roundsRow(rounds, { metric: 'search p50 / select 1 p50', figure: 'p50', limit: null, better: 'low' }),
    roundsRow(rounds, { metric: 'search p99 / select 1 p99', figure: 'p99', limit: 3, better: 'low' }),
  ]
}

async function benchBookings({ send }: Reference): Promise<Row> {
  const now = new Date()
  const quotes = await quoteAllDays(send, now)
  const book = async () => {
    const day = randomInt(BENCH_DAYS)
    const { key, body } = holdBody(benchRental(now, day), quotes[day] ?? '')
    await send('POST', '/sun/v2/bookings', 201, body, { 'idempotency-key': key })
  }
  const rounds = await interleave(book, () => send('POST', '/bench/insert', 200, {}), WRITERS)
  const metric = `bookings/s / one-row inserts/s, ${WRITERS} writers`
  return roundsRow(rounds, { metric, figure: 'perSecond', limit: 0.4, better: 'high' })
}

async function quoteAllDays(send: Reference['send'], now: Date): Promise<string[]> {
  const quotes: string[] = []
  for (let day = 0; day < BENCH_DAYS; day++) {
    const body = await send('POST', '/sun/v2/quote', 200, benchRental(now, day))
    quotes.push(JSON.parse(body).data.quoteToken)
  }
  return quotes
}
