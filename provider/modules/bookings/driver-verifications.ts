import { eq } from 'drizzle-orm'
import type { Verification } from '@/provider/contract/client-drivers'
import type { Database } from '@/provider/db/database'
import { drivers } from '@/provider/db/schema/client-drivers'

/** Returns the verifications of a client's drivers by the phone in a booking. */
export async function driverVerifications(
  db: Pick<Database, 'select'>,
  clientId: number | null,
): Promise<Map<string, Verification>> {
  if (clientId === null) return new Map()
  const rows = await db
    .select({ ph: drivers.ph, verification: drivers.verification })
    .from(drivers)
    .where(eq(drivers.clientId, clientId))
  return new Map(rows.map(({ ph, verification }) => [`+${ph}`, verification]))
}
