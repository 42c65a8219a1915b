import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { COMPARED_MAX, readChosenSlugs } from '@/lib/cars/chosen-slugs'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { CHOSEN_MODELS_MAX } from '@/provider/contract/rules/cars/car-filters'
import { ComparePage } from './compare-page'
import { FavouritesPage } from './favourites-page'

type Props = PageProps<'/[locale]/chosen'>

// Somebody's own choice on this very minute's fleet: never a stored page.
export const dynamic = 'force-dynamic'

/** A search engine shows the fleet, not somebody's own choice of models. */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [{ compare }, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations('cars')])
  const title = t(compare === undefined ? 'favourites.heading' : 'compare.heading')
  return pageMetadata({ locale, path: '/rent/', title, description: t('searchLead'), index: false })
}

/** Models that an address of the fleet names (`lib/routing/chosen-page.ts`): side by side, or as a list to choose from. */
export default async function ChosenPage({ searchParams }: Props) {
  const now = new Date()
  const query = await searchParams
  const compared = readChosenSlugs(query.compare, COMPARED_MAX)
  if (compared) return <ComparePage chosen={compared} now={now} query={query} />
  const listed = readChosenSlugs(query.list, CHOSEN_MODELS_MAX) ?? { slugs: [], isCut: false }
  return <FavouritesPage chosen={listed} now={now} query={query} />
}
