import { deleteDriver, editDriver, SentDriver } from '@/lib/api/client-drivers'
import { defineDoor } from '@/lib/api/doors/define-door'

/** Passes the browser's request on to `PUT auth-client/drivers/{id}`. */
export const PUT = defineDoor(
  { limit: 'saveDriver', session: 'client', body: SentDriver, param: 'id', response: 'ok' },
  ({ id, body, ...client }) => editDriver(id, body, client),
)

/** Passes the browser's request on to `DELETE auth-client/drivers/{id}`. */
export const DELETE = defineDoor(
  { limit: 'removeDriver', session: 'client', param: 'id', response: 'ok' },
  ({ id, ...client }) => deleteDriver(id, client),
)
