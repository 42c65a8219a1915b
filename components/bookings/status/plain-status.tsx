import '@/components/bookings/summary/bookings.css'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'

type Props = { title: string; children: ReactNode }

/** A status page that is asked without a booking or a payment: says what it is for, and where to go. */
export function PlainStatus({ title, children }: Props) {
  const t = useTranslations('bookings.missing')
  return (
    <div className="wrap section">
      <div className="panel stack">
        <h1>{title}</h1>
        {children}
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
