import { useLocale, useTranslations } from 'next-intl'
import { ReviewRow } from '@/components/bookings/review/review-row'
import { fullName } from '@/lib/format/full-name'
import { formatPhone } from '@/lib/format/phone'
import type { Booking } from '@/provider/contract/bookings'

type Props = { booking: Pick<Booking, 'driver' | 'extraDrivers' | 'flight'>; changeHref?: string | undefined }

/** Who drives, with the contacts under the name; who else may; and the flight that they come with. */
export function DriverRows({ booking: { driver, extraDrivers, flight }, changeHref }: Props) {
  const t = useTranslations('bookings.trip')
  const locale = useLocale()
  return (
    <>
      <ReviewRow changeHref={changeHref} note={`${formatPhone(driver.phone)} · ${driver.email}`} term={t('driver')}>
        {fullName(driver, locale)}
      </ReviewRow>
      {extraDrivers.map((extra, index) => (
        <ReviewRow
          changeHref={changeHref}
          key={`${extra.phone} ${extra.birthDate}`}
          note={formatPhone(extra.phone)}
          term={t('extraDriver', { number: index + 2 })}
        >
          {fullName(extra, locale)}
        </ReviewRow>
      ))}
      {flight !== '' && (
        <ReviewRow changeHref={changeHref} term={t('flight')}>
          {flight}
        </ReviewRow>
      )}
    </>
  )
}
