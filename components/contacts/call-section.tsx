import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Icon } from '@/components/ui/icon/icon'
import { Link } from '@/lib/i18n/navigation'
import type { Settings } from '@/provider/contract/settings'

const HELP = [
  { key: 'incident', href: '/support/incident/' },
  { key: 'fine', href: '/support/fine/' },
  { key: 'faq', href: '/about/faq/' },
] as const

/** The phone and the callback; links to a callback lead here without JavaScript, where only the phone stands. */
export function CallSection({ settings }: { settings: Settings }) {
  const t = useTranslations('contacts')
  const layout = useTranslations('layout.nav')
  return (
    <aside className="info-side">
      <section className="panel info-block" id="callback">
        <h2>{t('call.title')}</h2>
        <p className="js-only">{t('call.text', { minutes: settings.rules.callbackMinutes })}</p>
        <noscript>
          <p>{t('call.noScript')}</p>
        </noscript>
        <PhoneLink className="btn dark num" phone={settings.main_phone} />
        <CallbackLink className="btn line js-only">
          <Icon of="phone-call" />
          {layout('callback')}
        </CallbackLink>
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
