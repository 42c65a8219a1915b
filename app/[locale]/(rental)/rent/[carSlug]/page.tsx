import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CarView } from '@/components/cars/car-view'
import { Missing } from '@/components/layout/missing'
import { findCar } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/require-settings'
import { chooseSearch, searchAsSent } from '@/lib/cars/choose-search'
import { refusedRental } from '@/lib/cars/refused-rental'
import { formatRoubles } from '@/lib/format/money'
import { readSearchFields } from '@/lib/search/search-params'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = PageProps<'/[locale]/rent/[carSlug]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ carSlug }, locale, t] = await Promise.all([params, getLocale(), getTranslations('cars')])
  const car = await findCar(carSlug)
  if (!car) return { robots: { index: false } }
  const facts = { name: car.name, price: formatRoubles(car.fromPerDayKop, locale) }
  return pageMetadata({
    locale,
    path: `/rent/${car.slug}/`,
    title: t('carTitle', facts),
    description: t('carDescription', { ...facts, kind: t(`kind.${car.classId}`), seats: car.seats }),
  })
}

/** One model; with dates in the address also whether it is free then and what it costs. */
export default async function CarPage({ params, searchParams }: Props) {
  const now = new Date()
  const [{ carSlug }, asked, locale] = await Promise.all([params, searchParams, getLocale()])
  const [places, settings, undated] = await Promise.all([listPlaces(), requireSettings(locale), findCar(carSlug)])
  if (!undated) return <Missing />

  const fields = { ...readSearchFields(asked), class: '', sort: '' }
  const branch = { now, places, settings }
  const choice = chooseSearch(fields, { now, places, rules: settings.rules })
  if (!choice) return <CarView {...branch} car={undated} />

  const values = searchAsSent(fields, choice, settings.rules)
  if (choice.fault) return <CarView {...branch} car={undated} fault={choice.fault} values={values} />

  const car = await findCar(carSlug, choice.rental).catch(refusedRental)
  if (car === null) return <Missing />
  if (typeof car === 'string') return <CarView {...branch} car={undated} fault={car} values={values} />
  return <CarView {...branch} car={car} rental={choice.rental} values={values} />
}
