import { eq, sql } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { Language } from '@/provider/rules/i18n/language'
import { isSmsCountry } from '@/provider/rules/notifications/sms-countries'
import type { WaitingMessage } from './claim-messages'

export type Addressee = { id: number; email: string | null; language: Language; registered: boolean }

/** Finds the client with this phone, and his confirmed e-mail. */
export async function findAddressee(db: Database, phone: string): Promise<Addressee | null> {
  const registered = sql<boolean>`${clients.passwordHash} is not null`
  const [row] = await db
    .select({
      id: clients.id,
      email: clients.email,
      emailConfirmedAt: clients.emailConfirmedAt,
      language: clients.language,
      registered,
    })
    .from(clients)
    .where(eq(clients.phone, phone))
  if (!row) return null
  const { emailConfirmedAt: _at, ...addressee } = row
  return { ...addressee, email: confirmedEmail(row) }
}

/**
 * Returns the address of a message, or null when it has none. A code is sent only to a client who may use it, in a country
 * to which we send codes (PRODUCT §8); the visitor who requested it got the same response in any case.
 */
export function addressOf(
  { kind, channel, phone, address }: Pick<WaitingMessage, 'kind' | 'channel' | 'phone' | 'address'>,
  addressee: Addressee | null,
  countries: readonly string[],
): string | null {
  const isSent = (to: string) => channel !== 'sms' || isSmsCountry(to, countries)
  if (address !== null) return isSent(address) ? address : null
  if (addressee === null || phone === null) return null
  if (kind === 'renewal_code' && !addressee.registered) return null
  if (channel === 'email') return addressee.email
  return isSent(phone) ? phone : null
}
