import { useLocale, useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Booking } from '@/provider/contract/bookings'
import { hasVoucher } from '@/provider/contract/rules/vouchers/voucher-status'

/** The files about a rental that takes place: the voucher, and until it begins the entry for a calendar (PRODUCT §6). */
export function PaperLinks({ booking: { number, status } }: { booking: Pick<Booking, 'number' | 'status'> }) {
  const t = useTranslations('bookings.papers')
  const lang = useLocale()
  const isAhead = status === 'confirmed'
  if (!hasVoucher(status)) return null
  return (
    <>
      <a className="btn soft" download href={`/api/bookings/${number}/voucher/?lang=${lang}`}>
        <Icon of="file-down" />
        {t('voucher')}
      </a>
      {isAhead && (
        <a className="btn soft" download href={`/api/bookings/${number}/calendar/?lang=${lang}`}>
          <Icon of="calendar-plus" />
          {t('calendar')}
        </a>
      )}
    </>
  )
}
