import { defineDoor } from '@/lib/api/doors/define-door'
import { linkFile } from '@/lib/api/files'

/** Passes the browser's request on to `POST auth-client/files/{id}/link`. */
export const POST = defineDoor(
  { limit: 'readFile', session: 'client', param: 'id', response: 'ok' },
  async ({ id, ...client }) => {
    const { token } = await linkFile(id, client)
    return { href: `/api/account/files/download/${token}/` }
  },
)
