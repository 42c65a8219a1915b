import { requestPhoneCode } from '@/lib/api/bookings'
import { defineDoor } from '@/lib/api/doors/define-door'
import { PhoneCodeRequest } from '@/provider/contract/bookings'

/** Passes the browser's request on to `POST sun/v2/bookings/phone-code`. */
export const POST = defineDoor(
  { limit: 'requestCode', session: 'none', body: PhoneCodeRequest, response: 'ok' },
  ({ body, ...visitor }) => requestPhoneCode(body, visitor),
)
