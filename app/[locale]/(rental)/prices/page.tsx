import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/crumbs'
import { AddedPrices } from '@/components/prices/added-prices'
import { DeliveryPrices } from '@/components/prices/delivery-prices'
import { InsurancePrices } from '@/components/prices/insurance-prices'
import { LaterCharges } from '@/components/prices/later-charges'
import { PriceNavigation } from '@/components/prices/price-navigation'
import { PriceTable } from '@/components/prices/price-table'
import { listPrices } from '@/lib/api/prices'
import { requireSettings } from '@/lib/api/settings'
import { chooseSeason, priceGroups, seasonChoices } from '@/lib/prices/price-table'
import { readClass } from '@/lib/search/class-and-sort'
import { suggestedSearch } from '@/lib/search/suggested-search'
import { pageMetadata } from '@/lib/seo/page-metadata'

const PATH = '/prices/'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('prices')])
  const { brand } = await requireSettings(locale)
  return pageMetadata({ locale, path: PATH, title: t('metaTitle', { brand }), description: t('metaDescription') })
}

/** Everything that costs money, in one place; the same page for everybody. */
export default async function PricesPage({ searchParams }: PageProps<'/[locale]/prices'>) {
  const now = new Date()
  const [{ season: asked, class: askedClass }, locale] = await Promise.all([searchParams, getLocale()])
  const [prices, { rules }, t] = await Promise.all([listPrices(), requireSettings(locale), getTranslations('prices')])
  const suggested = suggestedSearch(now, rules)
  const choices = seasonChoices(prices.rows, prices.seasons)
  const season = chooseSeason(choices, String(asked ?? ''), suggested.from)
  const classId = readClass(String(askedClass ?? ''))
  const groups = season ? priceGroups(prices.rows, season) : []
  const shown = groups.some(({ id }) => id === classId) ? groups.filter(({ id }) => id === classId) : groups

  return (
    <div className="wrap prices">
      <Crumbs here={t('title')} />
      <div className="ph">
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
      </div>
      {season && (
        <>
          <PriceNavigation chosen={{ season, classId }} groups={groups} path={PATH} seasons={choices} />
          <PriceTable groups={shown} season={season} suggested={suggested} />
        </>
      )}
      <AddedPrices extras={prices.extras} mileage={prices.mileage} protection={prices.protection} />
      <InsurancePrices groups={groups} packages={prices.insurance} />
      <DeliveryPrices night={prices.night} places={prices.places} />
      <LaterCharges charges={prices.charges} />
    </div>
  )
}
