import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openCommands } from '@/tests/setup/run-command'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('the samples of docs/operators', () => {
  let database: TestDatabase
  beforeAll(async () => {
    database = await openTestDatabase('sun_seeded')
  })
  afterAll(() => database.close())

  it('come in as they are, in the order of what they name', async () => {
    const run = openCommands(database.url)
    for (const subject of ['fleet', 'clients', 'promo', 'seasons', 'fines']) {
      const { code, complaint, told } = await run(`import ${subject} --file docs/operators/samples/${subject}.csv`)
      expect([subject, complaint, code]).toEqual([subject, '', 0])
      expect(told).toContain('Добавлено: 1')
    }
  })
})
