import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { AddedPrices } from '@/components/prices/added-prices'
import { DeliveryPrices } from '@/components/prices/delivery-prices'
import { InsurancePrices } from '@/components/prices/insurance-prices'
import { LaterCharges } from '@/components/prices/later-charges'
import { PriceHead } from '@/components/prices/price-head'
import { PriceNavigation } from '@/components/prices/price-navigation'
import { PriceOptions } from '@/components/prices/price-options'
import { PriceOrder } from '@/components/prices/price-order'
import { PriceStack } from '@/components/prices/price-stack'
import { PriceTable } from '@/components/prices/price-table'
import { Container } from '@/components/ui/container/container'
import { listPrices } from '@/lib/api/prices'
import { requireSettings } from '@/lib/api/settings'
import { listTransfers } from '@/lib/api/transfers'
import { readChoice } from '@/lib/options/choice'
import { cheapestFirst, chooseSeason, priceGroups, seasonChoices } from '@/lib/prices/price-table'
import { noteUncacheable } from '@/lib/routing/status-scope'
import { readClass } from '@/lib/search/class-and-sort'
import { suggestedSearch } from '@/lib/search/suggested-search'
import { pageMetadata } from '@/lib/seo/page-metadata'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('prices')])
  const { brand } = await requireSettings(locale)
  return pageMetadata({ locale, path: '/prices/', title: t('metaTitle', { brand }), description: t('metaDescription') })
}

/** Everything that costs money, in one place; the same page for everybody. */
export default async function PricesPage({ searchParams }: PageProps<'/[locale]/prices'>) {
  const now = new Date()
  const [query, locale] = await Promise.all([searchParams, getLocale()])
  const { mileage, insurance } = readChoice(query).options
  const options = { mileage, insurance }
  const [prices, { rules, facts }, { transfers }, t] = await Promise.all([
    listPrices(options),
    requireSettings(locale),
    listTransfers(),
    getTranslations('prices'),
  ])
  const suggested = suggestedSearch(now, rules)
  const choices = seasonChoices(prices.models, prices.seasons)
  const season = chooseSeason(choices, String(query.season ?? ''), suggested.from)
  if (query.season !== undefined && season?.id !== query.season) noteUncacheable()
  const classId = readClass(String(query.class ?? ''))
  const groups = season ? priceGroups(prices.models, season) : []
  const chosen = groups.some(({ id }) => id === classId) ? groups.filter(({ id }) => id === classId) : groups
  const sort = query.sort === 'price' ? 'price' : ''
  const view = (id: string) => ({ season: id, classId, options, sort }) as const

  return (
    <Container space="page">
      <Crumbs here={t('title')} />
      <PriceHead {...prices} groups={chosen} now={now} options={options} rates={facts.exchangeRates} season={season} />
      <PriceStack>
        {season && (
          <>
            <PriceNavigation groups={groups} seasons={choices} view={view(season.id)} />
            <PriceOptions insurance={prices.insurance} mileage={prices.mileage} view={view(season.id)} />
            <PriceOrder view={view(season.id)} />
            <PriceTable
              chauffeured={new Map(transfers.map((transfer) => [transfer.slug, transfer]))}
              groups={sort ? cheapestFirst(chosen) : chosen}
              options={options}
              season={season}
              suggested={suggested}
            />
          </>
        )}
        <AddedPrices extras={prices.extras} mileage={prices.mileage} protection={prices.protection} />
        <InsurancePrices groups={groups} packages={prices.insurance} />
        <DeliveryPrices night={prices.night} places={prices.places} />
        <LaterCharges charges={prices.charges} />
      </PriceStack>
    </Container>
  )
}
