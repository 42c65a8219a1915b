import { useLocale, useTranslations } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { Booking } from '@/provider/contract/bookings'

/** Where a refund comes from, when not all of it comes through the bank: what was paid at the branch is paid back there. */
export function RefundSplit({ refundKop, onlineKop }: Pick<Booking['cancellation'], 'refundKop' | 'onlineKop'>) {
  const t = useTranslations('bookings.cancel')
  const locale = useLocale()
  if (refundKop === onlineKop) return null
  const values = {
    online: formatRoubles(onlineKop, locale),
    here: formatRoubles(refundKop - onlineKop, locale),
  }
  return ` ${onlineKop === 0 ? t('here') : t('split', values)}`
}
