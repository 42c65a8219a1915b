import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CallToAction } from '@/components/home/call-to-action'
import { Classes } from '@/components/home/classes'
import { Facts } from '@/components/home/facts'
import { Hero } from '@/components/home/hero'
import { LongerIsCheaper } from '@/components/home/longer-is-cheaper'
import { PopularCars } from '@/components/home/popular-cars'
import { BranchData } from '@/components/json-ld/branch-data'
import { RecentlyViewed } from '@/components/layout/visit/recently-viewed'
import { RentalKinds } from '@/components/search/rental-kinds'
import { SearchForm } from '@/components/search/search-form'
import { findCar, listCars } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { listTransfers } from '@/lib/api/transfers'
import { choosePopular } from '@/lib/cars/popular'
import { airportFee } from '@/lib/prices/airport-fee'
import { suggestedSearch } from '@/lib/search/suggested-search'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { chauffeurClasses } from '@/lib/transfers/chauffeur-classes'

export async function generateMetadata(): Promise<Metadata> {
  const locale = await getLocale()
  const [{ brand, rules }, places, t] = await Promise.all([
    requireSettings(locale),
    listPlaces(),
    getTranslations('home'),
  ])
  const { carsAdvertised: cars, maxDiscountPercent: discount } = rules
  const values = { brand, cars, discount, airport: airportFee(places) }
  return pageMetadata({
    locale,
    path: '/',
    title: t('metaTitle', values),
    description: t('metaDescription', values),
  })
}

export default async function HomePage() {
  const now = new Date()
  const locale = await getLocale()
  const [settings, { cars, classes }, places, { transfers }] = await Promise.all([
    requireSettings(locale),
    listCars(),
    listPlaces(),
    listTransfers(),
  ])
  const { rules } = settings
  const airport = airportFee(places)
  const popular = choosePopular(cars, now)
  const example = popular[0] ? await findCar(popular[0].slug) : null

  return (
    <>
      <Hero airport={airport} rules={rules}>
        <SearchForm
          classes={classes}
          fields={suggestedSearch(now, rules)}
          kinds={<RentalKinds longTermUrl={settings.longTermUrl} />}
          now={now}
          phone={settings.main_phone}
          places={places}
          rules={rules}
        />
      </Hero>
      <Facts airport={airport} rules={rules} />
      <Classes cars={rules.carsAdvertised} classes={classes} withDriver={chauffeurClasses(transfers, classes)} />
      <PopularCars cars={popular} />
      <RecentlyViewed isInSpace={popular.length > 0} />
      {example && <LongerIsCheaper car={example} />}
      <CallToAction settings={settings} />
      <BranchData classes={classes} settings={settings} />
    </>
  )
}
