import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { UnreachableError } from '@/provider/db/errors'
import { type PoolLimits, REQUEST_LIMITS } from '@/provider/db/pool/open-pool'
import { type DatabaseProxy, openDatabaseProxy } from '@/tests/setup/database-proxy'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('connections of a provider', () => {
  let test: TestDatabase
  let proxy: DatabaseProxy
  let one: OpenDatabase
  const errors: Error[] = []
  beforeEach(async () => {
    test = await openTestDatabase('template0')
    proxy = await openDatabaseProxy(test.url)
    errors.length = 0
  })
  afterEach(async () => {
    await one.close()
    await proxy.close()
    await test.close()
  })

  const open = (limits: Partial<PoolLimits> = {}) => {
    one = openDatabase(proxy.url, 1, (error) => errors.push(error), true, { ...REQUEST_LIMITS, ...limits })
    return one.db
  }
  const ready = (db: Pick<OpenDatabase['db'], 'execute'>) =>
    db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
  const end = (pid: number | undefined) => test.db.execute(sql`select pg_terminate_backend(${pid})`)

  it('are made anew when one breaks in a transaction between two statements', async () => {
    const db = open()
    const broken = db.transaction(async (tx) => {
      await end((await ready(tx)).rows[0]?.pid)
      await expect.poll(() => errors.length).toBe(1)
      await ready(tx)
    })
    await expect(broken).rejects.toThrow()
    expect((await ready(db)).rows).toHaveLength(1)
  })

  it('are given back also by a transaction that breaks at its begin', async () => {
    const db = open({ waitMs: 500 })
    for (let again = 0; again < 3; again++) {
      await ready(db)
      proxy.dropResponseAfter(/begin; set local\b/)
      await expect(db.transaction((tx) => ready(tx))).rejects.toThrow()
    }
    expect((await ready(db)).rows).toHaveLength(1)
  })

  it('leave a slow statement alone as long as the database answers others', async () => {
    const db = open({ suspectMs: 50, probeMs: 5_000 })
    expect((await db.execute(sql`select pg_sleep(1.5), 'done' as result`)).rows).toMatchObject([{ result: 'done' }])
  })

  it('are waited for by so many at a time, no longer than the limit', async () => {
    const db = open({ waitMs: 300, waitingMax: 2 })
    await ready(db)
    const slow = db.$client.query('select pg_sleep(1)')
    const waiting = [db.$client.query('select 1'), db.$client.query('select 1')]
    await expect(db.$client.connect()).rejects.toBeInstanceOf(UnreachableError)
    for (const one of await Promise.allSettled(waiting)) expect(one.status).toBe('rejected')
    await slow
    expect((await ready(db)).rows).toHaveLength(1)
  })
})
