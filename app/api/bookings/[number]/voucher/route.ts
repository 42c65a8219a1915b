import { defineDoor } from '@/lib/api/doors/define-door'
import { streamVoucher } from '@/lib/api/vouchers'
import { VoucherQuery } from '@/provider/contract/vouchers'

/** Passes the browser's request on to `GET sun/v2/bookings/{number}/voucher`: a link, so the browser itself brings what opens it. */
export const GET = defineDoor(
  {
    limit: 'readVoucher',
    session: 'guest-key-or-client',
    origin: 'link',
    param: 'number',
    query: VoucherQuery,
    response: 'foreign-file',
  },
  async ({ number, query, request, ...access }) => {
    const { body } = await streamVoucher('voucher', number, query, access, request.signal)
    const disposition = `attachment; filename="sun-rent-${number}.pdf"`
    return { content: body, type: 'application/pdf', disposition }
  },
)
