import { defineDoor } from '@/lib/api/doors/define-door'
import { stopWaiting } from '@/lib/api/waitlist'
import { StopRequest } from '@/provider/contract/waitlist'

/** Passes the browser's request on to `POST sun/v2/waitlist/stop`. */
export const POST = defineDoor(
  { limit: 'stopWaitlist', session: 'none', body: StopRequest, response: 'ok' },
  ({ body, requestHeaders }) => stopWaiting(body, requestHeaders),
)
