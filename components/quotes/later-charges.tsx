import './quotes.css'
import { useTranslations } from 'next-intl'
import { Link } from '@/lib/i18n/navigation'

/** To everything that may be asked for after a rental, beside the price that does not hold it. */
export function LaterCharges() {
  const t = useTranslations('quotes')
  return (
    <p className="later-charges">
      <Link className="link" href="/prices/#charges">
        {t('later')}
      </Link>
    </p>
  )
}
