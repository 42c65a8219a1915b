import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { FavouritesLink } from '@/components/cars/favourites/favourites-link'
import { Logo } from '@/components/layout/logo'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { BRAND } from '@/lib/config/product'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import { CitySwitch } from './city-switch'
import { ClientMenu } from './client-menu'
import { HEADER_LINKS } from './header-links'
import { LanguageNav } from './language-nav'
import { LongTermLink } from './long-term-link'
import { NavLinks } from './nav-links'
import { PhoneMenu } from './phone-menu'
import styles from './site-header.module.css'

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
          <FavouritesLink className={`${styles.favourites} js-only`} label={t('nav.favourites')}>
            <Icon of="heart" />
          </FavouritesLink>
          <Button
            aria-label={t('nav.account')}
            data-for="guest"
            href={SITE_LINKS.account}
            isFolding
            size="touch"
            variant="line"
          >
            <Icon of="user" />
            <span>{t('nav.account')}</span>
          </Button>
          <ClientMenu labels={clientLabels} />
          <PhoneMenu clientLabels={clientLabels} settings={settings} />
        </Container>
      </div>
    </header>
  )
}
