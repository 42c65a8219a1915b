import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '@/provider/db/database'
import { WORK_LIMITS } from '@/provider/db/pool/open-pool'
import { seedOnce } from '@/provider/demo/seed/seed'
import { openTestDatabase, type TestDatabase } from '@/tests/setup/test-database'

describe('the demo data of two providers that start on one empty database', () => {
  it('are written once, however long the first one takes', { tags: '@wide', timeout: 120_000 }, async () => {
    const empty = await openTestDatabase('sun_migrated')
    const rival = openDatabase(empty.url, 2, () => undefined, true, WORK_LIMITS)
    let ended = 0
    // Longer than any statement may take otherwise.
    const isOtherWaiting = async () => {
      const { rows } = await empty.db.execute(sql`select from pg_stat_activity
        where datname = current_database() and wait_event = 'advisory' and now() - query_start > interval '6 seconds'`)
      return rows.length === 1 || ended > 0
    }
    const seed = ({ db }: Pick<TestDatabase, 'db'>) =>
      seedOnce(db, 'vldk', new Date('2026-11-21T02:00:00Z'), async (_, upload) => {
        await expect.poll(isOtherWaiting, { timeout: 30_000 }).toBe(true)
        return { type: 'image/jpeg', bytes: upload.length, keyId: 'k', wrappedKey: 'w' }
      }).finally(() => {
        ended += 1
      })
    expect((await Promise.all([seed(empty), seed(rival)])).sort()).toEqual([false, true])
    expect((await empty.db.execute(sql`select station from seeds`)).rows).toEqual([{ station: 'vldk' }])
    await rival.close()
    await empty.close()
  })
})
