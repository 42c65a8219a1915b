import { getTranslations } from 'next-intl/server'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Link } from '@/lib/i18n/navigation'
import type { Settings } from '@/provider/contract/settings'

const HELP = [
  { key: 'incident', href: '/support/incident/' },
  { key: 'fine', href: '/support/fine/' },
  { key: 'faq', href: '/about/faq/' },
] as const

/** Where links to a callback lead without JavaScript: the phone itself. */
export async function CallSection({ settings }: { settings: Settings }) {
  const t = await getTranslations('contacts')
  return (
    <aside className="info-side">
      <section className="panel info-block" id="callback">
        <h2>{t('call.title')}</h2>
        <p>{t('call.text', { minutes: settings.rules.callbackMinutes })}</p>
        <PhoneLink className="btn dark num" phone={settings.main_phone} />
        <p className="small muted">
          <WorkingHours settings={settings} />
        </p>
      </section>
      <nav aria-label={t('help.title')} className="panel info-block">
        <h2>{t('help.title')}</h2>
        <ul className="info-links">
          {HELP.map(({ key, href }) => (
            <li key={key}>
              <Link className="link" href={href}>
                {t(`help.${key}`)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
