import { defineDoor } from '@/lib/api/doors/define-door'
import { removeFile } from '@/lib/api/files'

/** Passes the browser's request on to `DELETE auth-client/files/{id}`. */
export const DELETE = defineDoor(
  { limit: 'removeFiles', session: 'client', param: 'id', response: 'ok' },
  ({ id, ...client }) => removeFile(id, client),
)
