import { deleteDriver, editDriver, SentDriver } from '@/lib/api/client-drivers'
import { defineDoor } from '@/lib/api/doors/define-door'

/** The browser's door to `PUT auth-client/drivers/{id}`. */
export const PUT = defineDoor(
  { limit: 'keepDriver', session: 'client', body: SentDriver, param: 'id', response: 'ok' },
  ({ id, body, ...client }) => editDriver(id, body, client),
)

/** The browser's door to `DELETE auth-client/drivers/{id}`. */
export const DELETE = defineDoor(
  { limit: 'removeDriver', session: 'client', param: 'id', response: 'ok' },
  ({ id, ...client }) => deleteDriver(id, client),
)
