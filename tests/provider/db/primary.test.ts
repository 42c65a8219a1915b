import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { databaseErrorOf, isUnavailable } from '@/provider/db/errors'
import { openClient, REQUEST_LIMITS } from '@/provider/db/pool/open-pool'
import { type DatabaseProxy, openDatabaseProxy } from '@/tests/setup/database-proxy'
import { NO_PAIR, type PostgresPair, startPostgresPair } from '@/tests/setup/postgres-pair'
import { reportSkipped } from '@/tests/setup/report-skipped'

reportSkipped('with a primary and a replica', NO_PAIR)
const RECOVERY = { timeout: 5_000 }

describe.skipIf(NO_PAIR !== null)(`connections to the primary of two servers${NO_PAIR ? ` (${NO_PAIR})` : ''}`, () => {
  let pair: PostgresPair
  let replica: DatabaseProxy
  let primary: DatabaseProxy
  let open: OpenDatabase
  beforeAll(async () => {
    pair = await startPostgresPair()
    replica = await openDatabaseProxy(pair.replicaUrl())
    primary = await openDatabaseProxy(pair.primaryUrl())
  }, 60_000)
  afterEach(async () => {
    replica.heal()
    primary.heal()
    replica.leadTo(pair.replicaUrl())
    primary.leadTo(pair.primaryUrl())
    await open.close()
  })
  afterAll(async () => {
    await replica.close()
    await primary.close()
    await pair.stop()
  })

  const address = () => {
    const [one, two] = [new URL(replica.url), new URL(primary.url)]
    return `postgresql://sun@${one.host},${two.host}/postgres?target_session_attrs=read-write`
  }
  const openBoth = (limits = {}) => {
    open = openDatabase(address(), 5, () => undefined, true, { ...REQUEST_LIMITS, ...limits })
    return open.db
  }
  const whereIs = async (db: Pick<OpenDatabase['db'], 'execute'>) => {
    const { rows } = await db.execute<{ pid: number; isCopy: boolean }>(
      sql`select pg_backend_pid() as pid, pg_is_in_recovery() as "isCopy", pg_sleep(0.05)`,
    )
    return rows[0]
  }
  const five = (db: OpenDatabase['db']) => Promise.all(Array.from({ length: 5 }, () => whereIs(db)))
  const swap = () => {
    replica.leadTo(pair.primaryUrl())
    primary.leadTo(pair.replicaUrl())
  }

  it('lead to the one that takes writes, whichever comes first', async () => {
    const places = await five(openBoth())
    expect(places.map((place) => place?.isCopy)).toEqual(Array(5).fill(false))
    const client = openClient({ connectionString: address() })
    await client.connect()
    expect((await client.query('select pg_is_in_recovery() as copy')).rows).toEqual([{ copy: false }])
    await client.end()
  })

  it('find the other server without an error when all connections to the first one break', async () => {
    const db = openBoth()
    await five(db)
    primary.refuse()
    replica.leadTo(pair.primaryUrl())
    await expect.poll(() => db.$client.idleCount, RECOVERY).toBe(0)
    expect((await five(db)).map((place) => place?.isCopy)).toEqual(Array(5).fill(false))
  })

  it('find it without an error too when none was left that could have told', async () => {
    const db = openBoth()
    const client = await db.$client.connect()
    client.release(true)
    primary.refuse()
    replica.leadTo(pair.primaryUrl())
    expect((await whereIs(db))?.isCopy).toBe(false)
  })

  it('are all made anew after one of them was refused a write', async () => {
    const db = openBoth()
    const before = (await five(db)).map((place) => place?.pid)
    const refused = db.transaction(async (tx) => {
      await tx.execute(sql`set transaction read only`)
      await tx.execute(sql`create table nowhere ()`)
    })
    expect(databaseErrorOf(await refused.catch((error) => error))?.code).toBe('25006')
    const after = (await five(db)).map((place) => place?.pid)
    expect(after.filter((pid) => before.includes(pid))).toEqual([])
  })

  it('of a server that became a copy are refused as unavailable, until one takes writes again', async () => {
    const db = openBoth()
    await five(db)
    // Both are copies, as before a promotion.
    primary.refuse()
    await expect.poll(() => db.$client.idleCount, RECOVERY).toBe(0)
    primary.heal()
    primary.leadTo(pair.replicaUrl())
    const errors = await Promise.all(Array.from({ length: 5 }, () => whereIs(db).catch((error: unknown) => error)))
    expect(errors.map(isUnavailable)).toEqual(Array(5).fill(true))
    swap()
    expect((await whereIs(db))?.isCopy).toBe(false)
  })

  it('leave a primary that answers nothing any more', async () => {
    const db = openBoth({ suspectMs: 200, probeMs: 300, silenceMs: 1_000, waitMs: 1_800 })
    await five(db)
    primary.silence(true)
    replica.leadTo(pair.primaryUrl())
    await expect.poll(() => whereIs(db).catch(() => null), { timeout: 10_000 }).toMatchObject({ isCopy: false })
  })
})
