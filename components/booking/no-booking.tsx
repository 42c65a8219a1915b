import { useTranslations } from 'next-intl'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'

/** One answer for an unknown number, a foreign one and a lost key: nobody learns which numbers exist. */
export function NoBooking({ phone }: { phone: string }) {
  const t = useTranslations('booking.missing')
  return (
    <div className="wrap section">
      <div className="panel stack">
        <h1>{t('title')}</h1>
        <p>{t('text', { phone: formatPhone(phone) })}</p>
        <div className="row acts">
          <Link className="btn primary" href="/booking-online/">
            {t('choose')}
          </Link>
          <Link className="btn line" href="/">
            {t('home')}
          </Link>
        </div>
      </div>
    </div>
  )
}
