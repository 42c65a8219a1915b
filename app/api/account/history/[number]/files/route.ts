import { openAsClient, removeBookingFile, uploadBookingFile } from '@/lib/api/booking-files'
import { defineDoor } from '@/lib/api/doors/define-door'
import { BookingFileQuery, BookingUploadQuery } from '@/provider/contract/files'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/files`, as the client whose booking it is. */
export const POST = defineDoor(
  {
    limit: 'uploadFile',
    session: 'client',
    body: 'stream',
    param: 'number',
    query: BookingUploadQuery,
    response: 'created',
  },
  ({ number, query, request, ...client }) => uploadBookingFile(number, query, request, openAsClient(client)),
)

/** Passes the browser's request on to `DELETE sun/v2/bookings/{number}/files`. */
export const DELETE = defineDoor(
  { limit: 'removeFiles', session: 'client', param: 'number', query: BookingFileQuery, response: 'ok' },
  ({ number, query, ...client }) => removeBookingFile(number, query.id, openAsClient(client)),
)
