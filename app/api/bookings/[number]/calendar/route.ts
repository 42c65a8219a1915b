import { defineDoor } from '@/lib/api/doors/define-door'
import { streamVoucher } from '@/lib/api/vouchers'
import { VoucherQuery } from '@/provider/contract/vouchers'

/** Passes the browser's request on to `GET sun/v2/bookings/{number}/calendar`. */
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
    const { body } = await streamVoucher('calendar', number, query, access, request.signal)
    const disposition = `attachment; filename="sun-rent-${number}.ics"`
    return { content: body, type: 'text/calendar; charset=utf-8', disposition }
  },
)
