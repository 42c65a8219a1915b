import { defineDoor } from '@/lib/api/doors/define-door'
import { requestLongTerm } from '@/lib/api/long-term'
import { LongTermRequest } from '@/provider/contract/long-term'

/** Passes the browser's request on to `POST sun/v2/long-term/requests`. */
export const POST = defineDoor(
  { limit: 'requestLongTerm', session: 'optional', body: LongTermRequest, consents: true, response: 'created' },
  ({ body, ...visitor }) => requestLongTerm(body, visitor),
)
