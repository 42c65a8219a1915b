import { eq } from 'drizzle-orm'
import type { Verification } from '@/provider/contract/client-drivers'
import type { Database } from '@/provider/db/database'
import { drivers } from '@/provider/db/schema/clients'

/** Of a client's drivers, by the phone that a booking names them with. */
export async function driverVerifications(
  db: Pick<Database, 'select'>,
  clientId: number | null,
): Promise<Map<string, Verification>> {
  if (clientId === null) return new Map()
  const known = await db
    .select({ ph: drivers.ph, verification: drivers.verification })
    .from(drivers)
    .where(eq(drivers.clientId, clientId))
  return new Map(known.map(({ ph, verification }) => [`+${ph}`, verification]))
}
