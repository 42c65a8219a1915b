import { useLocale, useTranslations } from 'next-intl'
import { ReviewRow } from '@/components/bookings/review/review-row'
import { fullName } from '@/lib/format/full-name'
import { formatPhone } from '@/lib/format/phone'
import type { Booking } from '@/provider/contract/bookings'
import { addressesOf } from '@/provider/contract/rules/bookings/meeting'

type Props = {
  booking: Pick<Booking, 'driver' | 'extraDrivers' | 'flight' | 'meeting' | 'pickupPlace' | 'dropoffPlace'>
  changeHref?: string | undefined
}

/** Who drives, with the contacts under the name; who else may; by what they come, where they are met and what they ask. */
export function DriverRows({ booking, changeHref }: Props) {
  const { driver, extraDrivers } = booking
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
      {useMeetingRows(booking).map(({ term, value }) => (
        <ReviewRow changeHref={changeHref} key={term} term={term}>
          {value}
        </ReviewRow>
      ))}
    </>
  )
}

function useMeetingRows({ flight, meeting, pickupPlace, dropoffPlace }: Props['booking']) {
  const t = useTranslations('bookings.trip')
  const { pickup, dropoff } = addressesOf(meeting, { pickupPlace, dropoffPlace })
  const rows = [
    { term: t(`arrival.${pickupPlace.arrival ?? 'flight'}`), value: flight },
    { term: t('pickupAddress'), value: pickup },
    { term: t('dropoffAddress'), value: dropoff },
    { term: t('note'), value: meeting.note },
    { term: t('clerk'), value: meeting.chineseClerk ? t('clerkChinese') : '' },
  ]
  return rows.filter(({ value }) => value !== '')
}
