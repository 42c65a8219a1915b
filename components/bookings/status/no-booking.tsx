import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { formatPhone } from '@/lib/format/phone'
import { PlainStatus } from './plain-status'

/** One answer for an unknown number, a foreign one and a lost key: nobody learns which numbers exist. */
export function NoBooking({ phone }: { phone: string }) {
  const t = useTranslations('bookings.missing')
  return (
    <PlainStatus title={t('title')}>
      <p>
        <ContentText phone={phone} text={t('text', { phone: formatPhone(phone) })} />
      </p>
    </PlainStatus>
  )
}
