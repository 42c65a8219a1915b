import { defineDoor } from '@/lib/api/doors/define-door'
import { disownBookings } from '@/lib/api/not-mine'
import { ProviderError } from '@/lib/api/provider/errors'
import { sendBack } from '@/lib/bookings/exchange-key'
import { NOT_MINE_PAGE, readOwnerToken } from '@/lib/bookings/owner-link'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { VoucherQuery } from '@/provider/contract/vouchers'

/**
 * Takes the form of the page on which the owner of a phone disowns bookings, which needs no script, to
 * `POST sun/v2/not-mine`, and leads back to the page, which says what came of it.
 */
export const POST = defineDoor(
  { limit: 'disownBookings', session: 'none', query: VoucherQuery, response: 'redirect' },
  async ({ request, query: { lang = 'ru' } }) => {
    const token = readOwnerToken(request.cookies)
    const hasFailed = token !== null && !(await disown(token))
    return sendBack(`${PREFIX_OF[lang]}${NOT_MINE_PAGE}${hasFailed ? '&failed=1' : ''}`)
  },
)

/** Returns false when it has to be tried again. What the link does not open, the page says by itself. */
async function disown(token: string): Promise<boolean> {
  try {
    await disownBookings({ token })
    return true
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    return error.code === 'not_found'
  }
}
