import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

let database: TestDatabase
let run: ReturnType<typeof openCommands>
beforeEach(async () => {
  database = await openTestDatabase('sun_seeded')
  run = openCommands(database.url)
  for (const days of [31, 32, 33, 34])
    expect((await run(`settings set --name rules.depositReleaseDays --value ${days}`)).code).toBe(0)
})
afterEach(() => database.close())

/** As the owner of the database may: past the triggers. */
async function tamper(change: string): Promise<void> {
  await database.db.$client.query(`
    alter table operator_acts disable trigger user;
    ${change};
    alter table operator_acts enable trigger user`)
}
const verify = (mark = '') => run(`audit verify ${mark} --lang en`)
const markOf = (output: string) => /one: ([0-9a-f]{64})/.exec(output)?.[1] ?? ''

/** Numbers and hashes the rows anew from the second one on, as somebody who knows the chain would. */
const REWRITE = `
  do $$ declare act operator_acts; previous text; n bigint := 1; begin
    select hash into previous from operator_acts where seq = 1;
    for act in select * from operator_acts where seq > 1 order by seq loop
      n := n + 1; act.seq := n;
      previous := operator_act_hash(previous, act);
      update operator_acts set seq = n, hash = previous where id = act.id;
    end loop;
    update operator_acts_end set seq = n, hash = previous;
  end $$`

describe('the journal of the operators', () => {
  it('is whole, and goes on from what was there before the chain', async () => {
    const { code, output } = await verify()
    expect([code, output]).toEqual([0, expect.stringContaining('Entries: 4')])
    await run('settings set --name rules.depositReleaseDays --value 35')
    expect((await verify(markOf(output))).output).toContain('Entries: 5')
  })

  it('refuses changes by the program', async () => {
    for (const change of [
      'update operator_acts set operator = operator',
      'delete from operator_acts',
      'truncate operator_acts',
      'delete from operator_acts_end',
    ])
      await expect(database.db.execute(sql.raw(change))).rejects.toThrow()
    const { rows } = await database.db.execute(sql`
      insert into operator_acts (station, operator, act, details, at, seq, hash)
      select station, operator, act, details, at, 90, repeat('a', 64) from operator_acts limit 1 returning seq`)
    expect(rows).toEqual([{ seq: '5' }])
    expect((await verify()).code).toBe(0)
  })

  it.each([
    ['a changed operator', `update operator_acts set operator = 'other' where seq = 2`, 'entry 2 \\(.*other.*changed'],
    ['a changed detail', `update operator_acts set details = details || '{"value": 9}' where seq = 3`, 'entry 3 '],
    ['a changed moment', `update operator_acts set at = at + interval '1 ms' where seq = 1`, 'entry 1 '],
    ['a deleted row', 'delete from operator_acts where seq = 2', 'entry 2 is missing. Whole before it: 1'],
    ['a deleted last row', 'delete from operator_acts where seq = 4', 'last entry is 3, and should be 4'],
    ['no row at all', 'delete from operator_acts', 'last entry is 0, and should be 4'],
    [
      'a row inserted in the middle',
      `update operator_acts set seq = seq + 10 where seq > 2; update operator_acts set seq = seq - 9 where seq > 10;
       insert into operator_acts (station, operator, act, details, at, seq, hash)
       select station, 'other', act, details, at, 3, hash from operator_acts where seq = 2`,
      'entry 3 \\(.*other.*inserted',
    ],
    [
      'a row added at the end past the trigger',
      `insert into operator_acts (station, operator, act, details, at, seq, hash)
       select station, operator, act, details, at, 5, hash from operator_acts where seq = 4`,
      'entry 5 ',
    ],
    [
      'a row below the first number',
      `alter table operator_acts drop constraint operator_acts_seq_check;
       insert into operator_acts (station, operator, act, details, at, seq, hash)
       select station, 'other', act, details, at, 0, hash from operator_acts where seq = 4`,
      'number or with one below 1 were inserted: 1',
    ],
    [
      'a row with a matching hash',
      `update operator_acts a set operator = 'other' where seq = 3;
       update operator_acts a set hash = operator_act_hash((select hash from operator_acts where seq = 2), a) where seq = 3`,
      'entry 4 ',
    ],
  ])('shows where it was broken: %s', async (_, change, text) => {
    await tamper(change)
    const { code, output, errors } = await verify()
    expect([code, output]).toEqual([3, ''])
    expect(errors).toMatch(new RegExp(text))
  })

  it('that was rewritten as a whole does not have the mark that was noted before', async () => {
    const mark = markOf((await verify()).output)
    await tamper(`update operator_acts set operator = 'other' where seq = 2; ${REWRITE}`)
    expect((await verify()).code).toBe(0)
    expect(await verify(mark)).toMatchObject({ code: 3, errors: expect.stringContaining(mark) })
    expect((await verify(mark.slice(1))).code).toBe(2)
  })

  it('stays one chain when many act at once', async () => {
    const acts = Array.from({ length: 8 }, (_, index) =>
      run(`settings set --name rules.depositReleaseDays --value ${40 + index}`),
    )
    expect((await Promise.all(acts)).map(({ code }) => code)).toEqual(Array(8).fill(0))
    const { output, errors } = await verify()
    expect([output, errors]).toEqual([expect.stringContaining('Entries: 12'), ''])
  })
})
