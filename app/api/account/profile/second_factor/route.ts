import { defineDoor } from '@/lib/api/doors/define-door'
import { EmptyRequest } from '@/lib/api/doors/empty-request'
import { beginSecondFactor, endSecondFactor } from '@/lib/api/second-factor'

/** Passes the browser's request on to `POST auth-client/second_factor`: a new secret, and its picture for an app. */
export const POST = defineDoor(
  { limit: 'changeProfile', session: 'client', body: EmptyRequest, response: 'ok' },
  beginSecondFactor,
)

/** Passes the browser's request on to `DELETE auth-client/second_factor`. */
export const DELETE = defineDoor({ limit: 'changeProfile', session: 'client', response: 'ok' }, endSecondFactor)
