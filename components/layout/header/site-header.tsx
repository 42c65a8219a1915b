import { useTranslations } from 'next-intl'
import { CallbackLink } from '@/components/callback/callback-link'
import { FavouritesLink } from '@/components/cars/favourites/favourites-link'
import { Logo } from '@/components/layout/logo'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { BRAND } from '@/lib/config/product'
import type { Settings } from '@/provider/contract/settings'
import { AccountEntry, useClientLabels } from './account-entry'
import { CitySwitch } from './city-switch'
import { HEADER_LINKS } from './header-links'
import { LanguageNav } from './language-nav'
import { LongTermLink } from './long-term-link'
import { NavLinks } from './nav-links'
import { PhoneMenu } from './phone-menu'
import styles from './site-header.module.css'

/** Two rows (specification §1); without settings, while the provider is away, it stands without phone and hours. */
export function SiteHeader({ settings }: { settings: Settings | null }) {
  const t = useTranslations('layout')
  const clientLabels = useClientLabels()
  return (
    <header>
      <div className={styles.band}>
        <Container>
          <CitySwitch settings={settings} />
          {settings && <WorkingHours note settings={settings} />}
          <span className={styles.space} />
          <LongTermLink settings={settings} />
          <LanguageNav />
        </Container>
      </div>
      <div className={styles.main}>
        <Container>
          <Logo brand={settings?.brand ?? BRAND} />
          <nav aria-label={t('mainNavigation')} className={styles.sections}>
            <NavLinks links={HEADER_LINKS.map((to) => ({ to, text: t(`nav.${to}`) }))} />
          </nav>
          <span className={styles.space} />
          <div className={styles.phone}>
            {settings && <PhoneLink phone={settings.main_phone} />}
            <CallbackLink>{t('nav.callback')}</CallbackLink>
          </div>
          <FavouritesLink className={`${styles.favourites} js-only no-print`} label={t('nav.favourites')}>
            <Icon of="heart" />
          </FavouritesLink>
          <AccountEntry labels={clientLabels} />
          <PhoneMenu clientLabels={clientLabels} settings={settings} />
        </Container>
      </div>
    </header>
  )
}
