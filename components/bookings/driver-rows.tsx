import { useLocale, useTranslations } from 'next-intl'
import { formatPhone } from '@/lib/format/phone'
import type { Booking, ExtraDriver } from '@/provider/contract/bookings'
import { ReviewRow } from './review-row'

type Props = { booking: Pick<Booking, 'driver' | 'extraDrivers' | 'flight'>; changeHref?: string | undefined }

/** Who drives, with the contacts under the name; who else may; and the flight that they come with. */
export function DriverRows({ booking: { driver, extraDrivers, flight }, changeHref }: Props) {
  const t = useTranslations('bookings.trip')
  const nameOf = useFullName()
  return (
    <>
      <ReviewRow changeHref={changeHref} note={`${formatPhone(driver.phone)} · ${driver.email}`} term={t('driver')}>
        {nameOf(driver)}
      </ReviewRow>
      {extraDrivers.map((extra, index) => (
        <ReviewRow
          changeHref={changeHref}
          key={`${extra.phone} ${extra.birthDate}`}
          note={formatPhone(extra.phone)}
          term={t('extraDriver', { number: index + 2 })}
        >
          {nameOf(extra)}
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

/** As typed: surname first, as in a passport; English puts it last. */
function useFullName(): (person: Pick<ExtraDriver, 'last_name' | 'first_name' | 'middle_name'>) => string {
  const isGivenNameFirst = useLocale() === 'en'
  return ({ last_name, first_name, middle_name }) =>
    (isGivenNameFirst ? [first_name, middle_name, last_name] : [last_name, first_name, middle_name])
      .filter(Boolean)
      .join(' ')
}
