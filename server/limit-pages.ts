import { splitLocale } from '@/lib/i18n/split-locale'
import { countAttempt, countCodes } from '@/lib/limits/count-attempt'
import { isLoopback } from '@/lib/limits/network-of'
import { readPromo } from '@/lib/options/choice'
import { isPageAddress, readPath } from './page-address'

/** Pages that search, price or list by what stands in their query. */
const RATED = /^(\/(ru|zh-cn))?\/(booking-online|rent|prices|long_term_rental|status\/success)(\/|$)/i

/**
 * Milliseconds after which this network may ask for such a page again, or null. A promo code counts wherever it comes
 * from; the pages themselves do not for this machine, which is every visitor when a front is not named.
 *
 * @param url as Next is going to see it.
 * @param address what `prepareRequest` found out.
 */
export async function pageWait(url: string, address: string): Promise<number | null> {
  const [path = '/', ...rest] = url.split('?')
  const query = rest.join('?')
  if (query === '' || !isPageAddress(url) || !RATED.test(splitLocale(readPath(path) ?? path).path)) return null
  const wait = isLoopback(address) ? null : await countAttempt('ratedPage', address)
  return wait ?? countCodes([readPromo(new URLSearchParams(query).get('promo') ?? '')], address)
}
