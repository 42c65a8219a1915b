import { useTranslations } from 'next-intl'
import { ContentText } from '@/components/content/content-text'
import { formatPhone } from '@/lib/format/phone'
import { PlainStatus } from './plain-status'

/** Shown on the page of a booking when it is not known which booking is meant. */
export function StatusHelp({ phone }: { phone: string }) {
  const t = useTranslations('bookings.success')
  return (
    <PlainStatus title={t('plainTitle')}>
      <p>{t('plainText')}</p>
      <p>
        <ContentText phone={phone} text={t('plainHelp', { phone: formatPhone(phone) })} />
      </p>
    </PlainStatus>
  )
}
