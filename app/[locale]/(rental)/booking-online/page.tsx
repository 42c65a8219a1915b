import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { RememberResults } from '@/components/layout/visit/remember-results'
import { EmptySearch } from '@/components/search/results/empty-search'
import { RejectedSearch } from '@/components/search/results/rejected-search'
import { Results } from '@/components/search/results/results'
import { pageSession } from '@/lib/account/page-session'
import { listCars } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { chooseSearch, searchAsSent } from '@/lib/search/choose-search'
import { toSortParam } from '@/lib/search/class-and-sort'
import { readFilterFields } from '@/lib/search/filter-params'
import { readRentalError } from '@/lib/search/read-rental-error'
import { makeResultsSnapshot } from '@/lib/search/results-snapshot'
import { readSearchFields } from '@/lib/search/search-params'
import { pageMetadata } from '@/lib/seo/page-metadata'

// Results are somebody's dates on this very minute's fleet: never a stored page.
export const dynamic = 'force-dynamic'

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('cars')])
  return pageMetadata({
    locale,
    path: '/booking-online/',
    title: t('searchTitle'),
    description: t('searchDescription'),
    index: false,
  })
}

/** Search by dates: the form, what is wrong with it, or the cars. All of it works as plain links and forms. */
export default async function SearchPage({ searchParams }: PageProps<'/[locale]/booking-online'>) {
  const now = new Date()
  const query = await searchParams
  const [fields, filters] = [readSearchFields(query), readFilterFields(query)]
  const [places, settings] = await Promise.all([listPlaces(), requireSettings(await getLocale())])
  const branch = { now, places, rules: settings.rules, phone: settings.main_phone }

  const choice = chooseSearch(fields, branch)
  if (!choice) {
    const { classes } = await listCars()
    const isCash = filters.cash !== ''
    return <EmptySearch {...branch} classes={classes} classId={fields.class} isCash={isCash} promo={fields.promo} />
  }

  const values = { ...searchAsSent(fields, choice, settings.rules), sort: toSortParam(fields.sort) }
  if (choice.error) return <RejectedSearch {...branch} error={choice.error} filters={filters} values={values} />

  const { class: classId, sort, promo } = values
  const searchRequest = { classId, sort, promo, filters, rental: choice.rental, session: await pageSession() }
  const catalogue = await listCars(searchRequest).catch(readRentalError)
  if (typeof catalogue === 'string')
    return <RejectedSearch {...branch} error={catalogue} filters={filters} values={values} />
  return (
    <>
      <RememberResults results={makeResultsSnapshot(catalogue, true)} search={values} />
      <Results
        {...branch}
        branchAddress={settings.address}
        catalogue={catalogue}
        facts={settings.facts}
        filters={filters}
        rental={choice.rental}
        values={values}
      />
    </>
  )
}
