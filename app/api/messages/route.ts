import { sendMessage } from '@/lib/api/contacts'
import { defineDoor } from '@/lib/api/doors/define-door'
import { MessageRequest } from '@/provider/contract/contacts'

/** The browser's door to `POST sun/v2/messages`. */
export const POST = defineDoor(
  { limit: 'sendMessage', session: 'none', body: MessageRequest, consents: true, response: 'received' },
  ({ body, ...visitor }) => sendMessage(body, visitor),
)
