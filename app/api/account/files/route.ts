import { defineDoor } from '@/lib/api/doors/define-door'
import { removeScans, uploadFile } from '@/lib/api/files'
import { UploadQuery } from '@/provider/contract/files'

/** Passes the browser's request on to `POST auth-client/files`: the body passes through, nothing of it stays here. */
export const POST = defineDoor(
  { limit: 'uploadFile', session: 'client', body: 'stream', query: UploadQuery, response: 'created' },
  ({ query, request, ...client }) => uploadFile(query, request, client),
)

/** Passes the browser's request on to `DELETE auth-client/files`. */
export const DELETE = defineDoor({ limit: 'removeFiles', session: 'client', response: 'ok' }, removeScans)
