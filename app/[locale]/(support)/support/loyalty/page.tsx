import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { LevelTable } from '@/components/support/level-table'
import { SupportPage } from '@/components/support/support-page'
import { Icon } from '@/components/ui/icon/icon'
import { requireSettings } from '@/lib/api/settings'
import { formatRoubles } from '@/lib/format/money'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand }, t] = await Promise.all([requireSettings(locale), getTranslations('support.loyalty')])
  return pageMetadata({
    locale,
    path: '/support/loyalty/',
    title: t('metaTitle', { brand }),
    description: t('metaDescription'),
  })
}

export default async function LoyaltyHelpPage() {
  const locale = await getLocale()
  const [{ facts }, t] = await Promise.all([requireSettings(locale), getTranslations('support.loyalty')])
  const { levels, mileKop, maxSharePercent, windowMonths, expiryMonths } = facts.loyalty
  const earning = levels.filter(({ earnPercent }) => earnPercent > 0)
  const percents = earning.map(({ earnPercent }) => earnPercent)
  const how = [
    { icon: 'coins', key: 'earn', values: { from: Math.min(...percents), to: Math.max(...percents) } },
    { icon: 'gift', key: 'spend', values: { mile: formatRoubles(mileKop, locale), share: maxSharePercent } },
    { icon: 'hourglass', key: 'keep', values: { months: expiryMonths } },
  ] as const
  return (
    <SupportPage lead={t('lead')} page="loyalty" title={t('title')}>
      <div className="info-stack">
        {earning.length > 0 && (
          <ul className="info-cards">
            {how.map(({ icon, key, values }) => (
              <li key={key}>
                <Icon of={icon} size="l" />
                <b>{t(key)}</b>
                <span>{t(`${key}Text`, values)}</span>
              </li>
            ))}
          </ul>
        )}
        <section className="panel info-block">
          <h2>{t('levels.title')}</h2>
          <p>{t('levels.lead', { months: windowMonths })}</p>
          <LevelTable levels={earning} />
        </section>
        <section className="info-block">
          <h2>{t('start.title')}</h2>
          <p>{t('start.text')}</p>
          <div className="info-acts">
            <Link className="btn primary" href="/account/registration/">
              {t('start.link')}
            </Link>
            <Link className="btn line" href={SITE_LINKS.account}>
              {t('start.signIn')}
            </Link>
          </div>
        </section>
      </div>
    </SupportPage>
  )
}
