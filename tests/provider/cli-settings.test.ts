import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('settings by command', () => {
  let database: TestDatabase
  let run: ReturnType<typeof openCommands>
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
    run = openCommands(database.url)
  })
  afterAll(() => database.close())

  it('are shown and changed one by one, with an act', async () => {
    expect((await run('settings get --name rules.depositReleaseDays')).told).toBe('30')
    expect(await run('settings set --name rules.depositReleaseDays --value 14')).toMatchObject({ code: 0 })
    expect((await run('settings get --name rules.depositReleaseDays')).told).toBe('14')
    expect((await run('settings get')).told).toContain('"timeZone": "Asia/Vladivostok"')
    const { rows } = await database.db.execute(sql`select operator, details from operator_acts`)
    expect(rows).toEqual([{ operator: 'petrova', details: { path: 'rules.depositReleaseDays', value: '14' } }])
  })

  it.each([
    ['rules.noSuchThing', '1', 'Нет такой настройки'],
    ['__proto__.x', '1', 'Нет такой настройки'],
    ['rules', '1', 'несколько значений'],
    ['rules.depositReleaseDays', 'много', 'не того вида'],
    ['rules.depositReleaseDays', '-1', 'не того вида'],
    ['rules.depositReleaseDays', '1.5', 'не того вида'],
  ])('that are unknown or wrong are refused: %s = %s', async (name, value, why) => {
    const { code, complaint } = await run(['settings', 'set', '--name', name, `--value=${value}`])
    expect([code, complaint]).toEqual([3, expect.stringContaining(why)])
  })
})
