import { eq, inArray, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { isPassword } from '@/provider/security/password-hash'
import { DEMO_PASSWORD, demoPasswordHash } from './demo-password'
import { readSeedData } from './seed-data'

export const DEMO_DATA_COMPLAINT =
  'The database of DATABASE_URL was a demo, whose clients have a password that everybody knows: live mode needs a database that never was one'

/**
 * Whether the demo branch was ever written here. The mark of seeding says so; where that was taken away, a client with the
 * demo's password does: by the very hash, or, if it was made anew at a sign-in, by trying the password with the demo's phones.
 */
export async function heldDemoData(db: Database): Promise<boolean> {
  const { rows } = await db.$client.query<{ isThere: boolean }>(`select to_regclass('seeds') is not null as "isThere"`)
  // Nothing was ever migrated here.
  if (!rows[0]?.isThere) return false
  const { rowCount } = await db.$client.query('select from seeds limit 1')
  if (rowCount !== 0) return true
  const phones = readSeedData().clients.clients.map(({ phone }) => phone)
  const hash = await demoPasswordHash()
  const found = await db
    .select({ hash: clients.passwordHash })
    .from(clients)
    .where(or(eq(clients.passwordHash, hash), inArray(clients.phone, phones)))
  for (const client of found) if (client.hash === hash || (await isPassword(DEMO_PASSWORD, client.hash))) return true
  return false
}
