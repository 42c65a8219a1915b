import { defineDoor } from '@/lib/api/doors/define-door'
import { EmptyRequest } from '@/lib/api/doors/empty-request'
import { renewRecoveryCodes } from '@/lib/api/second-factor'

/** Passes the browser's request on to `POST auth-client/second_factor/recovery_codes`. */
export const POST = defineDoor(
  { limit: 'signIn', session: 'client', body: EmptyRequest, response: 'ok' },
  renewRecoveryCodes,
)
