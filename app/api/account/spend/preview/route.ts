import { defineDoor } from '@/lib/api/doors/define-door'
import { previewMiles } from '@/lib/api/miles'
import { SpendRequest } from '@/provider/contract/miles'

/** Passes the browser's request on to `POST auth-client/spend/preview`. */
export const POST = defineDoor(
  { limit: 'previewMiles', session: 'client', body: SpendRequest, response: 'ok' },
  ({ body, ...client }) => previewMiles(body, client),
)
