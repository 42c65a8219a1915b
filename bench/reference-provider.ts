import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { createProvider } from '@/provider/app'
import { openDatabase } from '@/provider/db/database'
import { migrate } from '@/provider/db/migrate'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { seedOnce } from '@/provider/demo/seed/seed'

/**
 * The provider with two routes to measure against: `select 1`, and the insert of one row. Same process, same pool, same
 * HTTP server: what is left of the ratio is our own work.
 *
 * DATABASE_URL and BENCH_PORT come from `reference.ts`; the line "ready" on standard output says that it listens.
 */
const { DATABASE_URL = '', BENCH_PORT = '', BENCH_TOKEN = '' } = process.env
const { db } = openDatabase(DATABASE_URL, 20, console.error, true, WORK_LIMITS)
await migrate(DATABASE_URL)
await seedOnce(db, 'vldk', new Date())
await db.execute(
  sql`create table if not exists bench_rows (id bigint primary key generated always as identity, at timestamptz)`,
)

const app = createProvider({
  db,
  now: () => new Date(),
  config: {
    providerToken: BENCH_TOKEN,
    bookingSecret: BENCH_TOKEN,
    station: 'vldk',
    logLevel: 'silent',
    mode: 'demo',
    files: { folder: join(tmpdir(), 'sun-bench-files'), secrets: [BENCH_TOKEN] },
    siteUrl: 'http://localhost:3000',
    // Nobody pays here.
    payments: {
      url: 'http://127.0.0.1:9/v3',
      shopId: '1',
      scid: '1',
      secretKey: BENCH_TOKEN,
      networks: [],
    },
  },
})
const config = { auth: 'open', limit: 'none', cache: 'default' } as const
app.get('/bench/select-1', { config }, async () => {
  await db.execute(sql`select 1`)
  return { status: 'success' }
})
app.post('/bench/insert', { config }, async () => {
  await db.execute(sql`insert into bench_rows (at) values (now())`)
  return { status: 'success' }
})
await app.listen({ host: '127.0.0.1', port: Number(BENCH_PORT) })
console.log('ready')
