import { defineDoor } from '@/lib/api/doors/define-door'
import { joinWaitlist } from '@/lib/api/waitlist'
import { WaitlistRequest } from '@/provider/contract/waitlist'

/** Passes the browser's request on to `POST sun/v2/waitlist`. */
export const POST = defineDoor(
  { limit: 'joinWaitlist', session: 'optional', body: WaitlistRequest, consents: true, response: 'created' },
  ({ body, ...visitor }) => joinWaitlist(body, visitor),
)
