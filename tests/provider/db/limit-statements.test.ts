import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openDatabase } from '@/provider/db/database'
import { limitStatements } from '@/provider/db/pool/limit-statements'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

type Executor = Pick<TestDatabase['db'], 'execute'>

describe('the time that a statement may take', () => {
  let test: TestDatabase
  beforeAll(async () => {
    test = await openTestDatabase('template0')
  })
  afterAll(() => test.close())

  const limits = async (db: Executor) => {
    const { rows } = await db.execute(sql`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`)
    return rows[0]
  }
  /** On a connection that begins now. */
  const fresh = async (url = test.url) => {
    const one = openDatabase(url, 1, () => undefined)
    const result = await limits(one.db)
    await one.close()
    return result
  }

  it('is five seconds in every transaction, whatever the connection was set to, and as long as the transaction', async () => {
    const one = openDatabase(test.url, 1, () => undefined)
    await one.db.execute(sql`set statement_timeout = '9min'`)
    for (const settings of [undefined, { isolationLevel: 'serializable' }] as const)
      expect(await one.db.transaction(limits, settings)).toEqual({ statement: '5s', idle: '5s' })
    expect(await limits(one.db)).toEqual({ statement: '9min', idle: '0' })
    await one.close()
  })

  it('is five seconds outside of one, for every connection after a provider’s start; two may start at once', async () => {
    expect(await fresh()).toEqual({ statement: '0', idle: '0' })
    await Promise.all([limitStatements(test.url), limitStatements(test.url), limitStatements(test.url)])
    expect(await fresh()).toEqual({ statement: '5s', idle: '0' })
    await test.db.execute(
      sql.raw(`do $$ begin
      execute format('alter role current_user in database %I set statement_timeout = ''8s''', current_database()); end $$`),
    )
    await limitStatements(test.url)
    expect(await fresh()).toEqual({ statement: '8s', idle: '0' })
  })

  it('needs no right but to sign in, and is no other role’s', async () => {
    const role = `plain_${randomUUID().replaceAll('-', '')}`
    await test.db.execute(sql.raw(`create role ${role} login password 'of-the-tests' nosuperuser`))
    const url = Object.assign(new URL(test.url), { username: role, password: 'of-the-tests' }).href
    const before = await fresh()
    await limitStatements(url)
    expect(await fresh(url)).toEqual({ statement: '5s', idle: '0' })
    expect(await fresh()).toEqual(before)
    await test.db.execute(sql.raw(`drop owned by ${role}`))
    await test.db.execute(sql.raw(`drop role ${role}`))
  })
})
