import type { Addressee, WaitingMessage } from './claim-messages'

/**
 * Where a message goes. A code goes out only to a client who may use it, in a country to which we send codes (PRODUCT §8);
 * who asked for it was answered the same in any case.
 *
 * @returns null: nowhere.
 */
export function addressOf(
  { kind, channel, phone, address }: Pick<WaitingMessage, 'kind' | 'channel' | 'phone' | 'address'>,
  addressee: Addressee | null,
  countries: readonly string[],
): string | null {
  const isSent = (to: string) => channel !== 'sms' || countries.some((country) => to.startsWith(country))
  if (address !== null) return isSent(address) ? address : null
  if (addressee === null || phone === null) return null
  if (kind === 'renewal_code' && !addressee.registered) return null
  if (channel === 'email') return addressee.email
  return isSent(phone) ? phone : null
}
