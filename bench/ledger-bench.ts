import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { performance } from 'node:perf_hooks'
import { openDatabase } from '@/provider/db/database'
import { startEmbedded } from '@/provider/db/embedded'
import { migrate } from '@/provider/db/migrate'
import { seedOnce } from '@/provider/db/seed/seed'
import { MileLedgerModel } from './mile-ledger-model'
import type { Row } from './report'

/** `--operations=1000`: to see whether it runs. */
const OPERATIONS = Number(
  process.argv.find((argument) => argument.startsWith('--operations='))?.slice('--operations='.length) ?? 1_000_000,
)
const PER_CLIENT = 250
const POOL = 10

/** `npm run bench -- --ledger`: a million random operations on the miles, and not a mile that went astray. */
export async function benchLedger(): Promise<Row[]> {
  const dataDir = mkdtempSync(join(tmpdir(), 'sun-ledger-'))
  const postgres = await startEmbedded({ dataDir: join(dataDir, 'postgres') })
  const { db, close } = openDatabase(postgres.url, POOL, () => undefined)
  try {
    await migrate(postgres.url)
    await seedOnce(db, 'vldk', new Date())
    const model = await MileLedgerModel.open(db, { clients: Math.ceil(OPERATIONS / PER_CLIENT), seed: 1996 })
    const start = performance.now()
    const outcomes = await model.run(OPERATIONS)
    const seconds = (performance.now() - start) / 1000
    const drift = await model.drift()
    for (const line of drift.slice(0, 10)) console.error(line)
    const detail = Object.entries(outcomes)
      .map(([outcome, count]) => `${outcome} ${count}`)
      .join(', ')
    return [
      {
        metric: `clients whose miles drifted in ${OPERATIONS} operations`,
        value: drift.length,
        unit: '',
        limit: 0,
        better: 'low',
        detail,
      },
      {
        metric: 'operations a second',
        value: OPERATIONS / seconds,
        unit: '/s',
        limit: null,
        better: 'high',
        detail: '',
      },
    ]
  } finally {
    await close()
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
