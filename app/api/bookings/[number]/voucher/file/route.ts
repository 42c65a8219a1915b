import { defineDoor } from '@/lib/api/doors/define-door'
import { DoorError } from '@/lib/api/doors/door-error'
import { streamKeyedVoucher } from '@/lib/api/vouchers'
import { BookingNumber } from '@/provider/contract/bookings'
import { KeyedVoucherQuery } from '@/provider/contract/vouchers'

/** The PDF for whoever has a key of it, a few times; for anybody else there is nothing here. */
export const GET = defineDoor(
  {
    limit: 'readVoucher',
    session: 'none',
    origin: 'link',
    param: 'number',
    query: KeyedVoucherQuery,
    response: 'foreign-file',
  },
  async ({ number, query, request }) => {
    if (!BookingNumber.safeParse(number).success) throw new DoorError('not_found')
    const { body } = await streamKeyedVoucher(number, query, request)
    const disposition = `attachment; filename="sun-rent-${number}.pdf"`
    return { content: body, type: 'application/pdf', disposition }
  },
)
