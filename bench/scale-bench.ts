import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDatabase } from '@/provider/db/database'
import { startEmbedded } from '@/provider/db/embedded/embedded'
import { migrate } from '@/provider/db/migrate'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { seedOnce } from '@/provider/demo/seed/seed'
import { randomSearch } from './bench-fleet'
import { startReference } from './reference'
import type { Row } from './report'
import { interleave, roundsRow } from './rounds'
import { growNetwork } from './scale-fleet'

const PORTS = { small: 4393, large: 4394 }
const STATION = 'vldk'
const SIZES = { cars: 100_000, bookingsPerCar: 100 }

/**
 * `npm run bench -- --scale`: the same searches of one branch, alone in its database and among the cars and bookings of
 * a network of 400. Both databases lie in one server.
 */
export async function benchScale(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-scale-'))
  const postgres = await startEmbedded({ dataDir })
  try {
    const [small, large] = [await openBranch(postgres.url, 'small'), await openBranch(postgres.url, 'large')]
    await growNetwork(small, { cars: 0, bookingsPerCar: 0 })
    const grown = await growNetwork(large, SIZES)
    const [few, many] = [await startReference(small, PORTS.small), await startReference(large, PORTS.large)]
    try {
      const now = new Date()
      const rounds = await interleave(
        () => many.send('GET', randomSearch(now), 200),
        () => few.send('GET', randomSearch(now), 200),
        1,
      )
      const metric = `at ${grown.cars} cars and ${grown.bookings} bookings / at ${grown.ofBranch} cars`
      return [
        roundsRow(rounds, { metric: `search p50 ${metric}`, figure: 'p50', limit: null, better: 'low' }),
        roundsRow(rounds, { metric: `search p99 ${metric}`, figure: 'p99', limit: 1.5, better: 'low' }),
      ]
    } finally {
      few.stop()
      many.stop()
    }
  } finally {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** A database of its own with the demo branch. */
async function openBranch(serverUrl: string, name: string): Promise<string> {
  const server = new pg.Client({ connectionString: serverUrl })
  await server.connect()
  await server.query(`create database ${name}`)
  await server.end()
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await migrate(url.href)
  const { db, close } = openDatabase(url.href, 2, console.error, true, WORK_LIMITS)
  await seedOnce(db, STATION, new Date())
  await close()
  return url.href
}
