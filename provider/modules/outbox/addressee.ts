import { isBranchKind } from '@/provider/rules/branch-letters'
import type { Addressee, WaitingMessage } from './repository'

/**
 * Where a message goes. A code goes out only to a client who may use it, in a country to which we send codes (PRODUCT §8);
 * who asked for it was answered the same in any case.
 *
 * @returns null: nowhere.
 */
export function addressOf(
  { kind, channel, phone }: Pick<WaitingMessage, 'kind' | 'channel' | 'phone'>,
  addressee: Addressee | null,
  countries: readonly string[],
  branchEmail: string,
): string | null {
  if (isBranchKind(kind)) return branchEmail
  if (addressee === null) return null
  if (kind === 'renewal_code' && !addressee.registered) return null
  if (channel === 'email') return addressee.email
  return countries.some((country) => phone.startsWith(country)) ? phone : null
}
