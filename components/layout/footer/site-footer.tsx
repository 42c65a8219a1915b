import { useLocale } from 'next-intl'
import { getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { WechatCode } from '@/components/contacts/wechat-code'
import { LongTermLink } from '@/components/layout/header/long-term-link'
import { PhoneLink } from '@/components/layout/phone-link'
import { WorkingHours } from '@/components/layout/working-hours'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { CLIENT_AREA } from '@/lib/account/client-sections'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS, type SiteLink } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import { CompanyDetails } from './company-details'
import styles from './site-footer.module.css'
import { SocialLinks } from './social-links'

const GROUPS = [
  { heading: 'rental', links: ['rent', 'booking', 'prices', 'longTerm', 'service', 'discounts'] },
  {
    heading: 'help',
    links: ['conditions', 'supportDoc', 'payment', 'faq', 'incident', 'fine', 'loyalty', 'account'],
  },
  {
    heading: 'company',
    links: [
      'about',
      'contacts',
      'events',
      'partners',
      'publicOffer',
      'rentalTerms',
      'privacy',
      'personalData',
      'privacyArchive',
      'rentalTermsArchive',
    ],
  },
] as const satisfies Array<{ heading: string; links: SiteLink[] }>

/** @param year the current one, from the server's clock: the copyright must not differ between server and browser */
export async function SiteFooter({ settings, year }: { settings: Settings | null; year: string }) {
  const t = await getTranslations('layout')
  return (
    <footer className={styles.footer}>
      <Container>
        <div className={styles.columns}>
          <div className={styles.branch}>
            {settings && <PhoneLink phone={settings.main_phone} />}
            <CallbackLink>{t('nav.callback')}</CallbackLink>
            {settings && <BranchFacts settings={settings} />}
          </div>
          <nav aria-label={t('footerNavigation')}>
            {GROUPS.map(({ heading, links }) => (
              // boot.js opens them where they are columns.
              <details key={heading} suppressHydrationWarning>
                <summary suppressHydrationWarning>
                  {t(`columns.${heading}`)}
                  <Icon of="chevron-down" size="s" />
                </summary>
                <ul>
                  {links.map((to) => (
                    <li key={to}>
                      {to === 'longTerm' ? (
                        <LongTermLink settings={settings} />
                      ) : (
                        <Link href={to === 'account' ? CLIENT_AREA : SITE_LINKS[to]}>{t(`nav.${to}`)}</Link>
                      )}
                    </li>
                  ))}
                </ul>
              </details>
            ))}
          </nav>
        </div>
        <CompanyDetails settings={settings} year={year} />
      </Container>
    </footer>
  )
}

function BranchFacts({ settings }: { settings: Settings }) {
  const locale = useLocale()
  return (
    <>
      <WorkingHours note settings={settings} />
      <span>{settings.address}</span>
      <a href={`mailto:${settings.main_email}`}>{settings.main_email}</a>
      <SocialLinks settings={settings} />
      {locale === 'zh-CN' && <WechatCode messengers={settings.facts.messengers} />}
    </>
  )
}
