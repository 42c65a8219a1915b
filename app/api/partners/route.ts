import { defineDoor } from '@/lib/api/doors/define-door'
import { requestPartnership } from '@/lib/api/partners'
import { PartnerRequest } from '@/provider/contract/partners'

/** Passes the browser's request on to `POST sun/v2/partners/requests`. */
export const POST = defineDoor(
  { limit: 'requestPartnership', session: 'optional', body: PartnerRequest, consents: true, response: 'received' },
  ({ body, ...visitor }) => requestPartnership(body, visitor),
)
