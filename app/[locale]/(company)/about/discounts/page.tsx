import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { NothingHere } from '@/components/content/nothing-here'
import { DiscountCards } from '@/components/discounts/discount-cards'
import { StackingRules } from '@/components/discounts/stacking-rules'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { listDiscounts } from '@/lib/api/content'
import { requireSettings } from '@/lib/api/settings'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { aboutCrumb } from '@/lib/content/about-crumb'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

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
    <Container space="page">
      <Crumbs here={t('title')} parents={[about]} />
      <PageHead heading={t('title')} lead={t('lead')} />
      {discounts.length === 0 ? (
        <NothingHere text={t('empty')} />
      ) : (
        <DiscountCards discounts={discounts} longTermUrl={settings.longTermUrl} today={today} />
      )}
      <StackingRules percent={settings.rules.promoMaxPercent} />
    </Container>
  )
}
