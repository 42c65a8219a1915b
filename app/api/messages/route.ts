import { sendMessage } from '@/lib/api/contacts'
import { defineDoor } from '@/lib/api/doors/define-door'
import { MessageRequest } from '@/provider/contract/contacts'

/** Passes the browser's request on to `POST sun/v2/messages`. */
export const POST = defineDoor(
  { limit: 'sendMessage', session: 'optional', body: MessageRequest, consents: true, response: 'received' },
  ({ body, ...visitor }) => sendMessage(body, visitor),
)
