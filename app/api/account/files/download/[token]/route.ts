import { defineDoor } from '@/lib/api/doors/define-door'
import { downloadFile } from '@/lib/api/files'

/** A file for the client who requested its link, once; for anybody else there is nothing here. */
export const GET = defineDoor(
  { limit: 'readFile', session: 'session-cookie', origin: 'link', param: 'token', response: 'foreign-file' },
  async ({ token, session, request }) => {
    const file = await downloadFile(token, session, request)
    const isPicture = file.headers.get('content-type') === 'image/jpeg'
    return {
      content: file.body,
      type: isPicture ? 'image/jpeg' : 'application/pdf',
      // It has no name but what it is.
      disposition: isPicture ? 'inline; filename="scan.jpg"' : 'attachment; filename="scan.pdf"',
      length: file.headers.get('content-length'),
    }
  },
)
