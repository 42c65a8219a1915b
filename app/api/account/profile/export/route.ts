import { defineDoor } from '@/lib/api/doors/define-door'
import { EmptyRequest } from '@/lib/api/doors/empty-request'
import { streamExport } from '@/lib/api/profile'

/** Passes the browser's request on to `POST auth-client/export`: passed on as it comes, and stored nowhere on the way. */
export const POST = defineDoor(
  { limit: 'readExport', session: 'client', body: EmptyRequest, response: 'file' },
  async ({ request, ...client }) => {
    const { body } = await streamExport(client, request.signal)
    return { content: body, type: 'application/zip', disposition: 'attachment; filename="sun-rent.zip"' }
  },
)
