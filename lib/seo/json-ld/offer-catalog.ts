import type { OfferCatalogLeaf, WithContext } from 'schema-dts'
import { type Locale, PREFIX_OF } from '@/lib/i18n/routing'
import type { PriceGroup } from '@/lib/prices/price-table'
import { KOPECKS_PER_ROUBLE } from '@/provider/contract/rules/text/money'
import { branchId } from './auto-rental'

/** The classes of a price table with the lowest and the highest price of a day; each model's own page tells the rest. */
export function offerCatalog(groups: readonly PriceGroup[], name: string, locale: Locale, site: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name,
    url: new URL(`${PREFIX_OF[locale]}/prices/`, site).href,
    itemListElement: groups.flatMap((group) => classOffer(group, locale, site) ?? []),
  } satisfies WithContext<OfferCatalogLeaf>
}

/** Null for a class of which nothing is hired out in the season. */
function classOffer({ id, name, lines }: PriceGroup, locale: Locale, site: string) {
  const prices = lines.flatMap(({ price }) => price?.terms ?? [])
  if (prices.length === 0) return null
  return {
    '@type': 'AggregateOffer',
    name,
    url: new URL(`${PREFIX_OF[locale]}/rent/?class=${id}`, site).href,
    lowPrice: String(Math.min(...prices.map(({ fromSevenKop }) => fromSevenKop)) / KOPECKS_PER_ROUBLE),
    highPrice: String(Math.max(...prices.map(({ underThreeKop }) => underThreeKop)) / KOPECKS_PER_ROUBLE),
    priceCurrency: 'RUB',
    offerCount: prices.length,
    offeredBy: { '@id': branchId(site) },
  } as const
}
