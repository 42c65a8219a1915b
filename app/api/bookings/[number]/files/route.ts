import { openByKey, removeBookingFile, uploadBookingFile } from '@/lib/api/booking-files'
import { defineDoor } from '@/lib/api/doors/define-door'
import { BookingFileQuery, BookingUploadQuery } from '@/provider/contract/files'

/** Passes the browser's request on to `POST sun/v2/bookings/{number}/files`: the body passes through, nothing of it stays here. */
export const POST = defineDoor(
  {
    limit: 'uploadFile',
    session: 'guest-key',
    body: 'stream',
    param: 'number',
    query: BookingUploadQuery,
    response: 'created',
  },
  ({ number, key, query, request, requestHeaders }) =>
    uploadBookingFile(number, query, request, openByKey(key, requestHeaders)),
)

/** Passes the browser's request on to `DELETE sun/v2/bookings/{number}/files`. */
export const DELETE = defineDoor(
  { limit: 'removeFiles', session: 'guest-key', param: 'number', query: BookingFileQuery, response: 'ok' },
  ({ number, key, query, requestHeaders }) => removeBookingFile(number, query.id, openByKey(key, requestHeaders)),
)
