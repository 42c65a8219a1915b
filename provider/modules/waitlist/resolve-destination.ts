import { eq } from 'drizzle-orm'
import type { WaitlistRequest } from '@/provider/contract/waitlist'
import { clients } from '@/provider/db/schema/clients'
import { FailureError } from '@/provider/failure-error'
import { confirmedEmail } from '@/provider/rules/clients/confirmed-email'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { hashAddress } from './stop-token'
import type { WaitlistDeps } from './waitlist-deps'

/** Where the message goes. `isProved`: its reader has the address, as the session's client has shown. */
export type Destination = {
  channel: 'email' | 'sms'
  email: string | null
  addressHash: string | null
  isProved: boolean
}

/**
 * Returns where the message of an entry goes: to an e-mail, or to the phone of the session's client, which a code has proved.
 *
 * @throws {FailureError} `unauthenticated` for an SMS without a session, `invalid_request` for a phone to which we send none
 */
export async function resolveDestination(
  { db, settings, secret }: WaitlistDeps,
  destination: WaitlistRequest['destination'],
  clientId: number | null,
): Promise<Destination> {
  const [client] = clientId === null ? [] : await db.select().from(clients).where(eq(clients.id, clientId))
  if (destination.channel === 'email') {
    const email = destination.email.toLowerCase()
    const isProved = client !== undefined && confirmedEmail(client)?.toLowerCase() === email
    return { channel: 'email', email, addressHash: hashAddress(email, secret), isProved }
  }
  if (!client?.phone) throw new FailureError('unauthenticated', 'An SMS goes to a signed-in client only.')
  if (!getsSms(client.phone, (await settings.current()).signIn)) {
    throw new FailureError('invalid_request', 'No SMS to this country.', { fields: { destination: 'country' } })
  }
  return { channel: 'sms', email: null, addressHash: null, isProved: true }
}

/** Returns whether we send SMS to the country of a phone. */
export function getsSms(phone: string, { countries }: Pick<BranchSettings['signIn'], 'countries'>): boolean {
  return countries.some((country) => phone.startsWith(country))
}
