import { sql } from 'drizzle-orm'
import { expect } from 'vitest'
import type { Database } from '@/provider/db/database'
import type { TestProvider } from './open-provider'

/** What comes of a call that waits for its client's row while he is deleted. */
export async function behindDeletion<Result>(
  { db }: Pick<TestProvider, 'db'>,
  clientId: number,
  call: () => Promise<Result>,
): Promise<Result> {
  const waiting = async () =>
    (
      await db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      )
    ).rows.length
  const { pending } = await db.transaction(async (tx) => {
    await tx.execute(sql`select 1 from clients where id = ${clientId} for update`)
    const waits = call()
    await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
    await eraseClient(tx, clientId)
    return { pending: waits }
  })
  return pending
}

export async function eraseClient(db: Pick<Database, 'execute'>, clientId: number): Promise<void> {
  await db.execute(sql`
    update clients set deleted_at = now(), first_name = '—', last_name = null, middle_name = null, phone = null,
      email = null, email_confirmed_at = null, birth_date = null, citizenship = null, password_hash = null,
      registered_at = null
    where id = ${clientId}`)
}
