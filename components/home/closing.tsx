import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

/** For those who came to the end without a car: the form again, or a person. */
export function Closing({ settings }: { settings: Settings }) {
  const t = useTranslations('home')
  return (
    <section className="wrap">
      <div className="band">
        <div className="stack">
          <h2>{t('closing.heading')}</h2>
          <p>{t('closing.text', { hours: settings.rules.minHoursBeforePickup })}</p>
        </div>
        <div className="row">
          <Link className="btn primary lg" href={SITE_LINKS.booking}>
            {t('closing.book')}
          </Link>
          <PhoneLink className="btn lg onsea num" phone={settings.main_phone} />
        </div>
      </div>
    </section>
  )
}
