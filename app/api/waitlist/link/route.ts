import { defineDoor } from '@/lib/api/doors/define-door'
import { readStopLink } from '@/lib/api/waitlist'
import { StopRequest } from '@/provider/contract/waitlist'

/** Passes the browser's request on to `POST sun/v2/waitlist/link`: says what the link of a letter would stop. */
export const POST = defineDoor(
  { limit: 'stopWaitlist', session: 'none', body: StopRequest, response: 'ok' },
  ({ body, requestHeaders }) => readStopLink(body, requestHeaders),
)
