import { findBooking } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { RETURN_HEADER, sendBack } from '@/lib/bookings/exchange-key'
import { guestKeyCookie } from '@/lib/bookings/guest-key'
import { serverEnv } from '@/lib/config/server-env'
import { BOOKING_KEY_HEADER } from '@/provider/contract/bookings'

/**
 * The internal route handler of a secret link, reached by middleware's rewrite alone. Only a key that opens the booking goes into
 * the cookie: a wrong one must not push out the right one.
 *
 * @throws {ProviderError} `unavailable`, which the visitor sees as the failure page of the link, to be tried again.
 */
export const GET = defineDoor(
  {
    limit: { none: 'only the middleware may call, which comes once for each opened link' },
    session: 'internal',
    origin: 'server',
    param: 'number',
    response: 'redirect',
  },
  async ({ number, requestHeaders }) => {
    const key = requestHeaders.get(BOOKING_KEY_HEADER) ?? ''
    const cookie = guestKeyCookie(number, key, serverEnv().SITE_URL)
    const booking = cookie && (await findBooking(number, key, null))

    // Without a host: the cookie belongs to the name by which the visitor came.
    const response = sendBack(requestHeaders.get(RETURN_HEADER) ?? '/')
    if (cookie && booking) response.cookies.set(cookie)
    return response
  },
)
