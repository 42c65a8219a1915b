import { useTranslations } from 'next-intl'
import { formatPhone } from '@/lib/format/phone'
import type { Driver } from '@/provider/contract/bookings'
import { ReviewRow } from './review-row'

type Props = { driver: Driver; changeHref?: string }

/** The driver's name as typed, surname first as in a passport, and the contacts under it. */
export function DriverRow({ driver, changeHref }: Props) {
  const t = useTranslations('booking.trip')
  const { last_name, first_name, middle_name, phone, email } = driver
  return (
    <ReviewRow changeHref={changeHref} note={`${formatPhone(phone)} · ${email}`} term={t('driver')}>
      {[last_name, first_name, middle_name].filter(Boolean).join(' ')}
    </ReviewRow>
  )
}
