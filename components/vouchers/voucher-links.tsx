import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Booking } from '@/provider/contract/bookings'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'

/** The files about a rental that takes place: the voucher, and until it begins the entry for a calendar (PRODUCT §6). */
export function VoucherLinks({ booking: { number, status } }: { booking: Pick<Booking, 'number' | 'status'> }) {
  const t = useTranslations('bookings.papers')
  const lang = useLocale()
  const isAhead = status === 'confirmed'
  if (!hasVoucher(status)) return null
  return (
    <>
      <Button download href={`/api/bookings/${number}/voucher/?lang=${lang}`} isExternal variant="soft">
        <Icon of="file-down" />
        {t('voucher')}
      </Button>
      {isAhead && (
        <Button download href={`/api/bookings/${number}/calendar/?lang=${lang}`} isExternal variant="soft">
          <Icon of="calendar-plus" />
          {t('calendar')}
        </Button>
      )}
    </>
  )
}
