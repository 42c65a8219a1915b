import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { listenForChanges } from '@/provider/db/change-signals'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { listChanges } from '@/provider/modules/page-changes/list-changes'
import { config, confirmAt, openProvider, rentalOf } from '@/tests/setup/open-provider'
import { NO_PGBOUNCER, startPgBouncer } from '@/tests/setup/pgbouncer'
import { bundleProvider } from '@/tests/setup/provider-process'
import { reportSkipped } from '@/tests/setup/report-skipped'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

reportSkipped('behind PgBouncer', NO_PGBOUNCER)

const LIMIT_MS = 5_000
const DAY_MS = 24 * 60 * 60 * 1000

describe.skipIf(NO_PGBOUNCER !== null)(
  `behind PgBouncer that shares connections by transaction${NO_PGBOUNCER ? ` (${NO_PGBOUNCER})` : ''}`,
  { tags: '@wide', timeout: 120_000 },
  () => {
    let bouncer: Awaited<ReturnType<typeof startPgBouncer>>
    let direct: TestDatabase
    let url: string
    let shared: OpenDatabase
    let program: Awaited<ReturnType<typeof bundleProvider>>

    beforeAll(async () => {
      direct = await openTestDatabase('template0')
      bouncer = await startPgBouncer(inject('serverUrl'))
      url = bouncer.urlOf(new URL(direct.url).pathname.slice(1))
      program = await bundleProvider()
      // Migrations, the demo data and the tables of the test cashier: all through it.
      await program.start(url, { DATABASE_PREPARE: 'no' }).finally(() => program.remove())
      shared = openDatabase(url, 10, () => undefined, false)
      // Whoever loses a connection in the middle is told by the statement itself.
      shared.db.$client.on('connect', (client) => client.on('error', () => undefined))
    }, 120_000)
    afterAll(async () => {
      await bouncer.stop()
      await shared?.close()
      await direct.close()
    })

    it('a car is found, held and confirmed, by many at once', async () => {
      const provider = await openProvider({ ...shared, url })
      provider.clock.now = new Date()
      const book = async (ahead: number) => {
        const request = await provider.requestFor(rentalOf('honda-fit', ahead, 2, provider.clock.now))
        const held = await provider.hold(request)
        expect([held.statusCode, held.json().error]).toEqual([201, undefined])
        const { booking, key } = held.json().data
        const headers = { 'x-booking-key': key }
        const confirm = confirmAt(provider.clock.now)
        return (await provider.call('PATCH', `/sun/v2/bookings/${booking.number}`, confirm, headers)).statusCode
      }
      const { items } = await provider.search(searchOf(provider.clock.now))
      expect(items.length).toBeGreaterThan(5)
      const days = Array.from({ length: 12 }, (_, index) => 40 + 5 * index)
      expect(await Promise.all(days.map(book))).toEqual(days.map(() => 200))
      await provider.app.close()
    })

    it('attempts are counted, though the library that counts them names its statements', async () => {
      const provider = await openProvider({ ...shared, url })
      const login = () =>
        provider.call('POST', '/auth-client/login', { phone: '+79990000003', password: 'not-his-password' })
      const responses = await Promise.all(Array.from({ length: 12 }, login))
      const codes = responses.map((response) => response.json().error?.code)
      expect([...new Set(codes)].sort()).toEqual(['credentials_not_found', 'too_many_requests'])
      await provider.app.close()
    })

    it('the branch’s commands work, a backup too', async () => {
      const command = openCommands(url, { now: new Date() })
      const env = { DATABASE_PREPARE: 'no' }
      expect(await command('booking list', env)).toMatchObject({ code: 0, errors: '' })
      const folder = await mkdtemp(join(tmpdir(), 'sun-behind-'))
      const keyed = { ...env, BACKUP_KEY: 'key-of-the-backup-tests', FILES_DIR: config.files.folder }
      expect(await command(`backup make ${folder}/whole.sunb`, keyed)).toMatchObject({ code: 0, errors: '' })
      // Into a new database beside it, through the same pooler.
      const tried = await command(`backup verify ${folder}/whole.sunb --rehearse`, keyed)
      expect([tried.errors, tried.code]).toEqual(['', 0])
      await rm(folder, { recursive: true, force: true })
    })

    it('a statement over the limit is cancelled, alone and in a transaction; an idle transaction is ended', async () => {
      const asleep = sql`select pg_sleep(${(LIMIT_MS * 4) / 1000}::float)`
      const errorOf = (work: Promise<unknown>) =>
        work.then(
          () => 'no error',
          (error) => databaseErrorOf(error)?.code,
        )
      const idle = shared.db.transaction(async (tx) => {
        const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
        const isThere = async () => {
          const result = await direct.db.execute(sql`select 1 from pg_stat_activity where pid = ${rows[0]?.pid}`)
          return result.rows.length
        }
        await expect.poll(isThere, { timeout: LIMIT_MS * 3 }).toBe(0)
        await tx.execute(sql`select 1`)
      })
      const [alone, within] = await Promise.all([
        errorOf(shared.db.execute(asleep)),
        errorOf(shared.db.transaction((tx) => tx.execute(asleep))),
        expect(idle).rejects.toThrow(),
      ])
      expect([alone, within]).toEqual(['57014', '57014'])
      // And it goes on.
      expect((await shared.db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
    })

    it('signals of changes arrive on a connection past it, and on one through it nobody trusts them', async () => {
      const { db } = shared
      const warnings: string[] = []
      const warn = (_: unknown, text: string) => warnings.push(text)
      const never = () => new Promise(() => undefined)
      const past = listenForChanges({ directUrl: direct.url, db, warn, pause: never })
      await past.check()
      expect([past.isProven(), warnings]).toEqual([true, []])
      const deps = { db, now: () => new Date(), isDraining: () => false }
      const { last } = await listChanges({ ...deps, signals: past }, undefined)
      const waiting = listChanges({ ...deps, signals: past }, last)
      await db.execute(sql`update places set fee_kop = fee_kop`)
      expect((await waiting).tags).toEqual(['places'])
      past.close()

      const through = listenForChanges({ directUrl: url, db, warn, pause: never })
      await through.check()
      expect([through.isProven(), warnings]).toEqual([false, [expect.stringContaining('no signals of changes')]])
      through.close()
    })

    it('takes our connections as they are: it refuses no start-up parameter', () => {
      expect(bouncer.readLog()).not.toContain('unsupported startup parameter')
    })
  },
)

/** Three days, a month from now. */
function searchOf(now: Date): string {
  const day = (ahead: number) => `${new Date(now.getTime() + ahead * DAY_MS).toISOString().slice(0, 10)}-12-00`
  return `df=${day(30)}&dt=${day(33)}`
}
