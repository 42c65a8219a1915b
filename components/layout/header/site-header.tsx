import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { Logo } from '@/components/layout/logo'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Icon } from '@/components/ui/icon/icon'
import { BRAND } from '@/lib/config/product'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import { CitySwitch } from './city-switch'
import { ClientMenu } from './client-menu'
import { HEADER_LINKS } from './header-links'
import { LanguageLinks } from './language-links'
import { LongTermLink } from './long-term-link'
import { NavLinks } from './nav-links'
import { PhoneMenu } from './phone-menu'

/** Two rows (specification §1); without settings, while the provider is away, it stands without phone and hours. */
export async function SiteHeader({ settings }: { settings: Settings | null }) {
  const t = await getTranslations('layout')
  const clientLabels = {
    account: (
      <>
        <Icon of="user" />
        {t('nav.account')}
      </>
    ),
    miles: (
      <>
        <Icon of="sun" size="s" />
        {t('client.miles')}
      </>
    ),
    signOut: (
      <>
        <Icon of="log-out" />
        {t('client.signOut')}
      </>
    ),
  }
  return (
    <header>
      <div className="util desk">
        <div className="wrap">
          <CitySwitch settings={settings} />
          {settings && <WorkingHours note settings={settings} />}
          <span className="grow" />
          <LongTermLink settings={settings} />
          <nav aria-label={t('languages')} className="langs">
            <LanguageLinks />
          </nav>
        </div>
      </div>
      <div className="hdr">
        <div className="wrap">
          <Logo brand={settings?.brand ?? BRAND} />
          <nav aria-label={t('mainNavigation')} className="nav desk">
            <NavLinks links={HEADER_LINKS.map((to) => ({ to, text: t(`nav.${to}`) }))} />
          </nav>
          <span className="grow" />
          <div className="tel desk">
            {settings && <PhoneLink phone={settings.main_phone} />}
            <CallbackLink>{t('nav.callback')}</CallbackLink>
          </div>
          <Link aria-label={t('nav.account')} className="btn line sm account" href={SITE_LINKS.account}>
            <Icon of="user" />
            <span className="desk">{t('nav.account')}</span>
          </Link>
          <ClientMenu labels={clientLabels} />
          <PhoneMenu clientLabels={clientLabels} settings={settings} />
        </div>
      </div>
    </header>
  )
}
