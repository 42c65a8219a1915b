import { useLocale, useTranslations } from 'next-intl'
import { formatPhone } from '@/lib/format/phone'
import type { Driver } from '@/provider/contract/bookings'
import { ReviewRow } from './review-row'

type Props = { driver: Driver; changeHref?: string }

/** The driver's name as typed, surname first as in a passport (English puts it last), and the contacts under it. */
export function DriverRow({ driver, changeHref }: Props) {
  const t = useTranslations('bookings.trip')
  const isGivenNameFirst = useLocale() === 'en'
  const { last_name, first_name, middle_name, phone, email } = driver
  const names = isGivenNameFirst ? [first_name, middle_name, last_name] : [last_name, first_name, middle_name]
  return (
    <ReviewRow changeHref={changeHref} note={`${formatPhone(phone)} · ${email}`} term={t('driver')}>
      {names.filter(Boolean).join(' ')}
    </ReviewRow>
  )
}
