import { eq, inArray, or } from 'drizzle-orm'
import { hashPassword, isPassword } from '@/provider/security/password-hash'
import type { Database } from './database'
import { clients } from './schema/clients'

/** Password of every registered client of the demo; scripts/launch.mjs prints it. */
const DEMO_PASSWORD = 'demo-password-2026'
const DEMO_SALT = Buffer.from('salt-of-the-demo')

/** Phones of the demo's clients, as the seed has them; here, because live mode does not load the seed. */
export const DEMO_PHONES = [
  '+79990000001',
  '+79990000002',
  '+79990000003',
  '+79990000004',
  '+8619900000005',
  '+79990000006',
  '+79990000007',
  '+442079460108',
  '+79990000009',
  '+79990000010',
  '+79990000011',
  '+79990000012',
]

export const DEMO_DATA_ERROR =
  'The database of DATABASE_URL was a demo, whose clients have a password that everybody knows: live mode needs a database that never was one'

const HAS_TABLES = `
  select to_regclass('seeds') is not null as "hasSeeds",
    exists (select from pg_attribute where attrelid = to_regclass('clients') and attname = 'password_hash') as "hasClients"`

/** Returns the same hash each time: the demo's rows are the same, and a live branch recognises them. */
export function demoPasswordHash(): Promise<string> {
  return hashPassword(DEMO_PASSWORD, DEMO_SALT)
}

/**
 * Returns whether the demo branch was ever written to this database: a row of `seeds` exists, or a client has the demo's
 * password. The password is found by its hash, or by the demo's phones when a sign-in has hashed it anew.
 */
export async function heldDemoData(db: Database): Promise<boolean> {
  const { rows } = await db.$client.query<{ hasSeeds: boolean; hasClients: boolean }>(HAS_TABLES)
  // Nothing was ever migrated here.
  if (!rows[0]?.hasSeeds) return false
  const { rowCount } = await db.$client.query('select from seeds limit 1')
  if (rowCount !== 0) return true
  // The migrations stopped before the one that makes the clients: this runs before they go on.
  if (!rows[0].hasClients) return false
  const hash = await demoPasswordHash()
  const candidates = await db
    .select({ hash: clients.passwordHash })
    .from(clients)
    .where(or(eq(clients.passwordHash, hash), inArray(clients.phone, DEMO_PHONES)))
  for (const client of candidates)
    if (client.hash === hash || (await isPassword(DEMO_PASSWORD, client.hash))) return true
  return false
}
