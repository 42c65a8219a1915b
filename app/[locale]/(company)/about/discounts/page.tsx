import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NothingHere } from '@/components/content/nothing-here'
import { DiscountCard } from '@/components/discounts/discount-card'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { listDiscounts } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

const STACKING = ['added', 'promo', 'shown'] as const

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand, rules }, t] = await Promise.all([requireSettings(locale), getTranslations('discounts')])
  const values = { brand, percent: rules.maxDiscountPercent }
  return pageMetadata({
    locale,
    path: '/about/discounts/',
    title: t('metaTitle', values),
    description: t('metaDescription', values),
  })
}

export default async function DiscountsPage() {
  const { date: today } = toStationMoment(new Date(), STATION_TIME_ZONE)
  const [settings, discounts, t, about] = await Promise.all([
    requireSettings(await getLocale()),
    listDiscounts(),
    getTranslations('discounts'),
    aboutCrumb(),
  ])
  return (
    <div className="wrap content-page">
      <Crumbs here={t('title')} parents={[about]} />
      <div className="ph">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {discounts.length === 0 ? (
        <NothingHere text={t('empty')} />
      ) : (
        <div className="discounts">
          {discounts.map((discount) => (
            <DiscountCard discount={discount} key={discount.id} longTermUrl={settings.longTermUrl} today={today} />
          ))}
        </div>
      )}
      <section aria-labelledby="stacking" className="stacking">
        <h2 id="stacking">{t('stacking.title')}</h2>
        <ul>
          {STACKING.map((rule) => (
            <li key={rule}>{t(`stacking.${rule}`, { percent: settings.rules.promoMaxPercent })}</li>
          ))}
        </ul>
        <div className="row">
          <Link className="btn primary" href={SITE_LINKS.rent}>
            {t('choose')}
          </Link>
        </div>
      </section>
    </div>
  )
}
