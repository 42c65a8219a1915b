import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { migrate, readMigrations } from '@/provider/db/migrate'
import { openTestDatabase } from '@/tests/setup/test-database'

/** Released migrations never change: a mistake is mended by the next one. A new one adds its line here. */
const RELEASED: Record<string, string> = {
  '0001_fleet.sql': '53604e76846a846c2a38f2166142bf148287cc11cd1879ca9bd0e1dfe3bc5ab1',
  '0002_bookings.sql': '1d3d840dffbed48e2a256d86f488200bae71452d990997eeb3b4809d6b7ca77f',
  '0003_booking_guards.sql': 'f9e2405b790cf107f0604c80250441106b597d6c77e319c81729c8aeb14c3506',
  '0004_options_and_promo.sql': 'eea3c0dab9810cdd66c0bcdc622e31b6f7890d84643469147cc02f21320da9a0',
  '0006_content.sql': 'f29a9ff3aafacf531d7bb3e3bd7f062a3b359c358f0619edac063180de087794',
  '0007_messages.sql': '9a4caabbcd5b413e1d7f615bfcef57281687c4d1be296e8ad8ba05b6e25484b7',
}

describe('migrations', () => {
  it('are the released ones, unchanged, with unique numbers in order', async () => {
    const migrations = await readMigrations()
    expect(Object.fromEntries(migrations.map(({ name, sha256 }) => [name, sha256]))).toEqual(RELEASED)
    const numbers = migrations.map(({ name }) => Number(name.slice(0, 4)))
    expect(numbers).toEqual([...new Set(numbers)].sort((a, b) => a - b))
  })

  it('run once: again they change nothing', async () => {
    const database = await openTestDatabase()
    const applied = async () => (await database.db.execute(sql`select * from migrations order by name`)).rows
    const before = await applied()
    await Promise.all([migrate(database.url), migrate(database.url)])
    expect(await applied()).toEqual(before)
    await database.close()
  })

  it('refuse to start over a file that was changed after it was applied', async () => {
    const database = await openTestDatabase()
    const [first, ...rest] = await readMigrations()
    if (!first) throw new Error('no migrations')
    const changed = migrate(database.url, [{ ...first, sha256: 'changed' }, ...rest])
    await expect(changed).rejects.toThrow(`${first.name} was changed`)
    await database.close()
  })

  it('leave nothing behind when one fails', async () => {
    const database = await openTestDatabase()
    const broken = { name: '9999_broken.sql', sha256: 'x', sql: 'create table half (id int); select no_such_column' }
    await expect(migrate(database.url, [broken])).rejects.toThrow('no_such_column')
    const { rows } = await database.db.execute(sql`select to_regclass('half') as half`)
    expect(rows).toEqual([{ half: null }])
    await database.close()
  })
})
