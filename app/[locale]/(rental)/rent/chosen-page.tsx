import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { COMPARED_MAX, readChosenSlugs } from '@/lib/cars/chosen-slugs'
import type { Locale } from '@/lib/i18n/routing'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { CHOSEN_MODELS_MAX } from '@/provider/contract/rules/cars/car-filters'
import { ComparePage } from './compare-page'
import { FavouritesPage } from './favourites-page'

type Query = Record<string, string | string[] | undefined>

/** What an address asks of models that it names; null: it names none, so the fleet is asked for. */
export function chosenKind({ compare, list }: Query): 'compare' | 'favourites' | null {
  if (compare !== undefined) return 'compare'
  return list === undefined ? null : 'favourites'
}

/** Of somebody's own choice: whoever finds it by a search engine wants the fleet. Null where it names none. */
export async function chosenMetadata(query: Query, locale: Locale): Promise<Metadata | null> {
  const kind = chosenKind(query)
  if (!kind) return null
  const t = await getTranslations('cars')
  const texts = { title: t(`${kind}.heading`), description: t('searchLead') }
  return pageMetadata({ ...texts, locale, path: '/rent/', index: false })
}

/** Models that an address names: side by side, or as a list to choose from. */
export function ChosenPage({ query, now }: { query: Query; now: Date }) {
  const compared = readChosenSlugs(query.compare, COMPARED_MAX)
  if (compared) return <ComparePage chosen={compared} now={now} query={query} />
  const listed = readChosenSlugs(query.list, CHOSEN_MODELS_MAX) ?? { slugs: [], isCut: false }
  return <FavouritesPage chosen={listed} now={now} query={query} />
}
