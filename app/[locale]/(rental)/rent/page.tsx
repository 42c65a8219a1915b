import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { RecentlyViewed } from '@/components/layout/visit/recently-viewed'
import { RememberResults } from '@/components/layout/visit/remember-results'
import { FleetList } from '@/components/search/results/fleet-list'
import { SearchForm } from '@/components/search/search-form'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { listCars } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { serverEnv } from '@/lib/config/server-env'
import { airportFee } from '@/lib/prices/airport-fee'
import { noteUncacheable } from '@/lib/routing/status-scope'
import { readClass, toSortParam } from '@/lib/search/class-and-sort'
import { readFilterFields } from '@/lib/search/filter-params'
import { makeResultsSnapshot } from '@/lib/search/results-snapshot'
import { readSearchFields } from '@/lib/search/search-params'
import { suggestedSearch } from '@/lib/search/suggested-search'
import { classMetadata } from '@/lib/seo/class-metadata'
import { pageMetadata } from '@/lib/seo/page-metadata'

const PATH = '/rent/'

type Props = PageProps<'/[locale]/rent'>

/** A class is a page of its own for search engines, while `displaySeoCars` says so (specification §3). */
export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [query, locale, t] = await Promise.all([searchParams, getLocale(), getTranslations('cars')])
  const classId = readClass(readSearchFields(query).class)
  const ofClass = classId && serverEnv().DISPLAY_SEO_CARS === 'yes' ? await classMetadata(classId, locale) : null
  if (ofClass) return ofClass
  const airport = airportFee(await listPlaces())
  return pageMetadata({ locale, path: PATH, title: t('rentTitle'), description: t('rentDescription', { airport }) })
}

/** The whole fleet without dates; the same page for everybody. */
export default async function RentPage({ searchParams }: Props) {
  const now = new Date()
  const query = await searchParams
  const fields = readSearchFields(query)
  const search = { class: readClass(fields.class), sort: toSortParam(fields.sort) }
  const filters = readFilterFields(query)
  const locale = await getLocale()
  const [catalogue, places, settings, t] = await Promise.all([
    listCars({ classId: search.class, sort: search.sort, filters }),
    listPlaces(),
    requireSettings(locale),
    getTranslations('cars'),
  ])
  const { classes } = catalogue
  if (Number(filters.page) > catalogue.pages || catalogue.cars.length === 0) noteUncacheable()
  const address = { search, filters }

  return (
    <Container>
      <RememberResults results={makeResultsSnapshot(catalogue, false)} />
      <Crumbs here={t('fleet')} />
      <PageHead heading={t('rentHeading')} lead={t('rentLead', { count: settings.rules.carsAdvertised })} />
      <SearchForm
        classes={classes}
        fields={{ ...suggestedSearch(now, settings.rules), class: search.class }}
        isCash={filters.cash !== ''}
        now={now}
        phone={settings.main_phone}
        places={places}
        rules={settings.rules}
      />
      <FleetList address={address} cashUses={settings.facts.payments.cashRub} catalogue={catalogue} />
      <RecentlyViewed />
    </Container>
  )
}
