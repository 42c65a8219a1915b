import { findBooking } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { DoorError } from '@/lib/api/doors/door-error'
import { EmptyRequest } from '@/lib/api/doors/empty-request'
import { secretHref } from '@/lib/bookings/exchange-key'

/**
 * The secret link of a booking, for the holder of its cookie alone: scripts cannot read the key, a person may take it. A
 * cookie that does not open the booking has no link to give.
 */
export const POST = defineDoor(
  { limit: 'createLink', session: 'guest-key', body: EmptyRequest, param: 'number', response: 'ok' },
  async ({ number, key }) => {
    if (!(await findBooking(number, key, null))) throw new DoorError('not_found')
    return { href: secretHref(number, key) }
  },
)
