import { defineDoor } from '@/lib/api/doors/define-door'
import { removeFile } from '@/lib/api/files'

/** The browser's door to `DELETE auth-client/files/{id}`. */
export const DELETE = defineDoor(
  { limit: 'removeFiles', session: 'client', param: 'id', response: 'ok' },
  ({ id, ...client }) => removeFile(id, client),
)
