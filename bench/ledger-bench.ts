import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { sql } from 'drizzle-orm'
import { type Database, openDatabase } from '@/provider/db/database'
import { startEmbedded } from '@/provider/db/embedded/embedded'
import { migrate } from '@/provider/db/migrate'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { seedOnce } from '@/provider/demo/seed/seed'
import { argumentOf } from './argument-of'
import { MileLedgerModel } from './mile-ledger-model'
import type { Row } from './report'

/** `--operations=100000`: fewer; `--seed=7`: what was done with this one, again. */
const OPERATIONS = argumentOf('operations', 1_000_000)
const SEED = argumentOf('seed', 1996)
const PER_CLIENT = 250
const CHECKS = 10
const POOL = 10

/** `npm run bench -- --ledger`: a million random operations on the miles, and not a mile that went astray. */
export async function benchLedger(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-ledger-'))
  const postgres = await startEmbedded({ dataDir: join(dataDir, 'postgres') })
  const { db, close } = openDatabase(postgres.url, POOL, () => undefined, true, WORK_LIMITS)
  try {
    await migrate(postgres.url)
    await seedOnce(db, 'vldk', new Date())
    await disableDurability(db)
    const model = await MileLedgerModel.open(db, { clients: Math.ceil(OPERATIONS / PER_CLIENT), seed: SEED })
    const start = performance.now()
    // Ends the bench where a mile went astray.
    const outcomes = await model.run(OPERATIONS, Math.ceil(OPERATIONS / CHECKS))
    const seconds = (performance.now() - start) / 1000
    const detail = Object.entries(outcomes)
      .map(([outcome, count]) => `${outcome} ${count}`)
      .join(', ')
    return [
      {
        metric: `operations on miles without drift, ${OPERATIONS} with seed ${SEED}`,
        value: OPERATIONS / seconds,
        unit: '/s',
        limit: null,
        better: 'high',
        detail,
      },
    ]
  } finally {
    await close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** What is right here need not survive a power cut: no waiting for the disk. */
async function disableDurability(db: Database): Promise<void> {
  for (const setting of ['fsync', 'full_page_writes', 'synchronous_commit'])
    await db.execute(sql.raw(`alter system set ${setting} = off`))
  await db.execute(sql`select pg_reload_conf()`)
}
