import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { LongTermLink } from '@/components/layout/header/long-term-link'
import { Logo } from '@/components/layout/logo'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { CLIENT_AREA } from '@/lib/account/client-sections'
import { BRAND } from '@/lib/config/product'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS, type SiteLink } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import { CompanyDetails } from './company-details'
import { SisterCities } from './sister-cities'
import styles from './site-footer.module.css'
import { SocialLinks } from './social-links'

const COLUMNS = [
  { heading: 'rental', links: ['booking', 'rent', 'prices', 'service'] },
  {
    heading: 'clients',
    links: [
      'conditions',
      'supportDoc',
      'discounts',
      'loyalty',
      'payment',
      'faq',
      'incident',
      'fine',
      'about',
      'account',
      'contacts',
    ],
  },
  {
    heading: 'documents',
    links: ['publicOffer', 'privacy', 'personalData', 'rentalTerms', 'privacyArchive', 'rentalTermsArchive'],
  },
] as const satisfies Array<{ heading: string; links: SiteLink[] }>

/** @param year the current one, from the server's clock: the copyright must not differ between server and browser */
export async function SiteFooter({ settings, year }: { settings: Settings | null; year: string }) {
  const t = await getTranslations('layout')
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div>
            <Logo brand={settings?.brand ?? BRAND} />
            {settings && <FooterContacts settings={settings} />}
            <Button as={CallbackLink} size="s" variant="onSea">
              <Icon of="phone-call" size="s" />
              {t('nav.callback')}
            </Button>
          </div>
          {COLUMNS.map(({ heading, links }) => (
            <nav aria-label={t(`columns.${heading}`)} key={heading}>
              <h2>{t(`columns.${heading}`)}</h2>
              <ul>
                {links.map((to) => (
                  <li key={to}>
                    <Link href={to === 'account' ? CLIENT_AREA : SITE_LINKS[to]}>{t(`nav.${to}`)}</Link>
                  </li>
                ))}
                {heading === 'rental' && (
                  <li>
                    <LongTermLink settings={settings} />
                  </li>
                )}
              </ul>
            </nav>
          ))}
          {settings && settings.sisterCities.length > 0 && (
            <nav aria-label={t('otherCities')}>
              <h2>{t('otherCities')}</h2>
              <SisterCities cities={settings.sisterCities} />
            </nav>
          )}
        </div>
        <CompanyDetails settings={settings} year={year} />
      </Container>
    </footer>
  )
}

function FooterContacts({ settings }: { settings: Settings }) {
  return (
    <>
      <PhoneLink phone={settings.main_phone} />
      <p>
        <WorkingHours settings={settings} />
        <a href={`mailto:${settings.main_email}`}>{settings.main_email}</a>
        <span>{settings.address}</span>
      </p>
      <SocialLinks settings={settings} />
    </>
  )
}
