import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { COMMANDS } from '@/provider/cli/commands'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

let database: TestDatabase
let run: ReturnType<typeof openCommands>
beforeEach(async () => {
  database = await openTestDatabase('sun_seeded')
  run = openCommands(database.url)
})
afterEach(() => database.close())

/** A live branch has no mark of the demo's data. */
const makeLive = () => database.db.execute(sql`delete from seeds`)
const keyIn = (output: string) => /: ([A-Za-z0-9_-]{43})$/m.exec(output)?.[1] ?? ''
const rows = async (query: ReturnType<typeof sql>) => (await database.db.execute(query)).rows
const actions = () => rows(sql`select operator, act, details from operator_acts order by seq`)
const SETTING = 'settings set --name rules.depositReleaseDays --value'

async function addOperator(name: string, key?: string): Promise<string> {
  const { code, output, errors } = await run(['operator', 'add', name], key === undefined ? {} : { OPERATOR_KEY: key })
  expect([code, errors]).toEqual([0, ''])
  return keyIn(output)
}

describe('an operator of a live branch', () => {
  it('acts with a key, and the journal has the name of its owner', async () => {
    await makeLive()
    const first = await addOperator('Иванова')
    const second = await addOperator('Пак', first)
    expect((await run(`${SETTING} 31`, { OPERATOR_KEY: second })).code).toBe(0)
    expect(await actions()).toEqual([
      { operator: 'petrova', act: 'operator.add', details: { name: 'Иванова' } },
      { operator: 'Иванова', act: 'operator.add', details: { name: 'Пак' } },
      { operator: 'Пак', act: 'settings.set', details: { path: 'rules.depositReleaseDays', value: expect.anything() } },
    ])
  })

  it('changes nothing without a valid key, whatever name is typed', async () => {
    await makeLive()
    expect(await run(`${SETTING} 31`)).toMatchObject({ code: 3, errors: expect.stringContaining('operator add') })
    const key = await addOperator('Иванова')
    const before = await actions()
    for (const [line, env, error] of [
      [`${SETTING} 31`, {}, 'OPERATOR_KEY'],
      [`${SETTING} 31 --by Иванова`, {}, 'OPERATOR_KEY'],
      [`${SETTING} 31`, { SUN_MODE: 'demo' }, 'OPERATOR_KEY'],
      [`${SETTING} 31`, { OPERATOR_KEY: `${key}x` }, 'не действует'],
      [`${SETTING} 31 --by Пак`, { OPERATOR_KEY: key }, '--by здесь не нужен'],
      ['operator add Пак', {}, 'OPERATOR_KEY'],
    ] as const) {
      const { code, output, errors } = await run(line, { ...env })
      expect([line, code, output]).toEqual([line, 3, ''])
      expect(errors).toContain(error)
    }
    expect(await actions()).toEqual(before)
    expect((await run('booking list')).code).toBe(0)
  })

  it('is asked for the key at a terminal', async () => {
    await makeLive()
    const key = await addOperator('Иванова')
    const typed = (text: string) => run(`${SETTING} 31`, {}, { readSecret: async () => text })
    expect((await typed('')).code).toBe(3)
    expect((await typed(key.slice(1))).code).toBe(3)
    expect((await typed(` ${key} `)).code).toBe(0)
  })

  it('has a key that is stored nowhere, can be replaced, and ends', async () => {
    await makeLive()
    const key = await addOperator('Иванова')
    const env = { OPERATOR_KEY: key }
    expect(JSON.stringify(await rows(sql`select o.*, a.details from operators o, operator_acts a`))).not.toContain(key)
    expect(await run('operator end Иванова', env)).toMatchObject({
      code: 3,
      errors: expect.stringContaining('последний'),
    })
    const other = await addOperator('Пак', key)
    expect(await run('operator add пак', env)).toMatchObject({ code: 3, errors: expect.stringContaining('уже было') })
    const newer = keyIn((await run('operator renew Пак', env)).output)
    expect((await run(`${SETTING} 31`, { OPERATOR_KEY: other })).code).toBe(3)
    expect((await run(`${SETTING} 32`, { OPERATOR_KEY: newer })).code).toBe(0)
    expect((await run('operator end ПАК', env)).code).toBe(0)
    expect((await run(`${SETTING} 33`, { OPERATOR_KEY: newer })).code).toBe(3)
    expect(await run('operator add Пак', env)).toMatchObject({ code: 3 })
    expect((await run('operator renew Пак', env)).errors).toContain('никто не работает')
    expect((await run('operator list')).output).toMatch(/Иванова[\s\S]*Пак +2026-\S+ \S+ +2026-/)
  })

  it('is not locked out by two who end each other at once', async () => {
    await makeLive()
    const first = await addOperator('Иванова')
    const second = await addOperator('Пак', first)
    // Both have read who is there before either may finish.
    const journal = await database.db.$client.connect()
    await journal.query('begin; select from operator_acts_end for update')
    const ending = Promise.all([
      run('operator end Пак', { OPERATOR_KEY: first }),
      run('operator end Иванова', { OPERATOR_KEY: second }),
    ])
    const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    await expect.poll(async () => (await rows(waiting)).length).toBe(2)
    await journal.query('commit')
    journal.release()
    const codes = await ending
    expect(codes.map(({ code }) => code).sort()).toEqual([0, 3])
    expect(await rows(sql`select from operators where ended_at is null`)).toHaveLength(1)
  })
})

describe('the commands', () => {
  it('in a demo take the typed name, or a key', async () => {
    expect((await run(`${SETTING} 31 --by Сидорова`)).code).toBe(0)
    const key = await addOperator('Иванова')
    expect((await run(`${SETTING} 32`, { OPERATOR_KEY: key })).code).toBe(0)
    expect((await run(`${SETTING} 33`, { OPERATOR_KEY: 'wrong' })).code).toBe(3)
    expect((await actions()).map(({ operator }) => operator)).toEqual(['Сидорова', 'petrova', 'Иванова'])
  })

  it('that need no key are those that read, and those of a branch without operators', () => {
    const open = COMMANDS.filter(({ operator }) => operator === 'none').map(({ name }) => name)
    const isReading = (name: string) => /^(export )| (list|show|get|report)$/.test(name)
    expect(open.filter((name) => !isReading(name)).sort()).toEqual([
      'audit verify',
      'backup make',
      'backup restore',
      'backup run',
    ])
    expect(COMMANDS.filter(({ operator }) => operator === 'mayBeFirst').map(({ name }) => name)).toEqual([
      'operator add',
    ])
    // It asks no database.
    const reading = COMMANDS.filter(({ name }) => isReading(name)).map(({ name }) => name)
    expect(reading.filter((name) => !open.includes(name))).toEqual([])
  })
})
