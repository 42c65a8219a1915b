import { useLocale, useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import type { Booking } from '@/provider/contract/bookings'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'

type Props = {
  booking: Pick<Booking, 'number' | 'status'>
  /** Over the night sea, where the voucher is the main button of the page. */
  look?: 'night'
}

/** The files about a rental that takes place: the voucher, and until it begins the entry for a calendar (PRODUCT §6). */
export function VoucherLinks({ booking: { number, status }, look }: Props) {
  const t = useTranslations('bookings.papers')
  const lang = useLocale()
  const isAhead = status === 'confirmed'
  if (!hasVoucher(status)) return null
  return (
    <>
      <Button
        download
        href={`/api/bookings/${number}/voucher/?lang=${lang}`}
        isExternal
        variant={look ? 'primary' : 'soft'}
      >
        <Icon of="file-down" />
        {t('voucher')}
      </Button>
      {isAhead && (
        <Button
          download
          href={`/api/bookings/${number}/calendar/?lang=${lang}`}
          isExternal
          variant={look ? 'glass' : 'soft'}
        >
          <Icon of="calendar-plus" />
          {t('calendar')}
        </Button>
      )}
    </>
  )
}
