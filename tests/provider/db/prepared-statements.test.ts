import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type OpenDatabase, openDatabase } from '@/provider/db/database'
import { openPlans } from '@/provider/db/pool/prepared-statements'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('statements that a connection keeps planned', () => {
  let test: TestDatabase
  let one: OpenDatabase

  beforeEach(async () => {
    test = await openTestDatabase('template0')
    // One connection: what it keeps is what the next statement meets.
    one = openDatabase(test.url, 1, () => undefined)
    await one.db.execute(sql`create table prices (id int, kop int)`)
    await one.db.execute(sql`insert into prices values (1, 100)`)
  })
  afterEach(async () => {
    await one.close()
    await test.close()
  })

  const price = async (db: Pick<OpenDatabase['db'], 'execute'>) =>
    (await db.execute(sql`select * from prices where id = ${1}`)).rows[0]
  const preparedCount = async (db: OpenDatabase['db']) =>
    Number((await db.execute<{ n: string }>(sql`select count(*) as n from pg_prepared_statements`)).rows[0]?.n)
  /** As a migration does: on a connection of its own. */
  const widen = () => test.db.execute(sql`alter table prices alter column kop type bigint, add column note text`)

  it('are planned once', async () => {
    for (let again = 0; again < 5; again++) expect(await price(one.db)).toEqual({ id: 1, kop: 100 })
    const { rows } = await one.db.execute(
      sql`select (generic_plans + custom_plans)::int as runs from pg_prepared_statements where statement like '%from prices%'`,
    )
    expect(rows).toEqual([{ runs: 4 }])
  })

  it('are not prepared where that is turned off', async () => {
    const plain = openDatabase(test.url, 1, () => undefined, false)
    for (let again = 0; again < 5; again++) await price(plain.db)
    expect(await preparedCount(plain.db)).toBe(0)
    await plain.close()
  })

  it('are planned anew when a table was changed under them', async () => {
    for (let again = 0; again < 3; again++) await price(one.db)
    await widen()
    for (let again = 0; again < 3; again++) expect(await price(one.db)).toEqual({ id: 1, kop: '100', note: null })
  })

  it('let a transaction begin anew when a table was changed under them, and nothing is done twice', {
    tags: '@wide',
  }, async () => {
    for (let again = 0; again < 3; again++) await price(one.db)
    await widen()
    const row = await one.db.transaction(async (tx) => {
      await tx.execute(sql`update prices set note = coalesce(note, '') || 'x' where id = ${1}`)
      return price(tx)
    })
    expect(row).toEqual({ id: 1, kop: '100', note: 'x' })
    expect(await price(one.db)).toEqual({ id: 1, kop: '100', note: 'x' })
  })

  it('survive a statement that fails in a transaction', async () => {
    const work = (kop: number) =>
      one.db.transaction(async (tx) => {
        await tx.execute(sql`update prices set kop = ${100} / ${kop}::int where id = ${1}`)
        return price(tx)
      })
    for (const kop of [1, 0, 0, 4, 0, 5]) {
      if (kop === 0) await expect(work(kop)).rejects.toMatchObject({ cause: { code: '22012' } })
      else expect(await work(kop)).toEqual({ id: 1, kop: 100 / kop })
    }
  })

  it('get a name only up to the limit, and not when they are sent once', () => {
    const plans = openPlans(3)
    for (let length = 0; length < 100; length++) expect(plans.nameOf(`list of ${length}`)).toBeUndefined()
    const nameOf = (text: string) => [plans.nameOf(text), plans.nameOf(text)][1]
    const names = ['a', 'b', 'c', 'd'].map(nameOf)
    expect(new Set(names.slice(0, 3)).size).toBe(3)
    expect(names[3]).toBeUndefined()
    expect(plans.nameOf('a')).toBe(names[0])
  })

  it('have other names after a change, and a late error of the old plan drops nothing more', () => {
    const plans = openPlans()
    const nameOf = () => [plans.nameOf('a'), plans.nameOf('a')][1] ?? ''
    const before = nameOf()
    plans.invalidate(before)
    const after = nameOf()
    plans.invalidate(before)
    expect(plans.nameOf('a')).toBe(after)
    expect(after).not.toBe(before)
  })
})
