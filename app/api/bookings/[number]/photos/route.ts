import { streamHandOverPhoto } from '@/lib/api/booking-files'
import { defineDoor } from '@/lib/api/doors/define-door'
import { HandOverPhotoQuery } from '@/provider/contract/files'

/** Passes the browser's request on to `GET sun/v2/bookings/{number}/photos`: a picture, so the browser itself brings what opens it. */
export const GET = defineDoor(
  {
    limit: 'readFile',
    session: 'guest-key-or-client',
    origin: 'link',
    param: 'number',
    query: HandOverPhotoQuery,
    response: 'foreign-file',
  },
  async ({ number, query, request, ...access }) => {
    const { body } = await streamHandOverPhoto(number, query, access, request.signal)
    return { content: body, type: 'image/jpeg', disposition: 'inline; filename="photo.jpg"' }
  },
)
