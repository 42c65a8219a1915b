import { defineDoor } from '@/lib/api/doors/define-door'
import { makeVoucherKey } from '@/lib/api/vouchers'
import { sendBack } from '@/lib/bookings/exchange-key'
import { VoucherQuery } from '@/provider/contract/vouchers'

/**
 * Leads the form of a page to an address of the PDF that works without cookies: WeChat hands an address over to another
 * browser, but not the cookie that opens the booking.
 */
export const POST = defineDoor(
  { limit: 'readVoucher', session: 'guest-key-or-client', param: 'number', query: VoucherQuery, response: 'redirect' },
  async ({ number, query: { lang }, ...access }) => {
    const { key } = await makeVoucherKey(number, access)
    const query = new URLSearchParams({ ...(lang ? { lang } : {}), key })
    return sendBack(`/api/bookings/${number}/voucher/file/?${query}`)
  },
)
