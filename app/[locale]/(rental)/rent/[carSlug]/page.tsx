import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CarView } from '@/components/cars/page/car-view'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Missing } from '@/components/layout/frame/missing'
import { RememberCar } from '@/components/layout/visit/remember-car'
import { findCar } from '@/lib/api/cars'
import { findTransfer } from '@/lib/api/transfers'
import { findCarMonth } from '@/lib/cars/car-month'
import { findChosenCar } from '@/lib/cars/find-chosen-car'
import { drawnColour, wishedColour } from '@/lib/cars/paint'
import { STATION_TIME_ZONE } from '@/lib/config/product'
import { serverEnv } from '@/lib/config/server-env'
import { formatRoubles } from '@/lib/format/money'
import { readCash, readColour } from '@/lib/options/choice'
import { sharedPhotos } from '@/lib/photos/shared-photo'
import { noteUncacheable } from '@/lib/routing/status-scope'
import { carProduct } from '@/lib/seo/json-ld/car-product'
import { pictureOf } from '@/lib/seo/opengraph-picture'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'

type Props = PageProps<'/[locale]/rent/[carSlug]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ carSlug }, locale, t] = await Promise.all([params, getLocale(), getTranslations('cars')])
  const car = await findCar(carSlug)
  if (!car) return { robots: { index: false } }
  const chauffeur = car.selfDrive ? null : await findTransfer(car.slug)
  const facts = { name: car.name, price: formatRoubles(chauffeur?.dayKop ?? car.fromPerDayKop, locale) }
  return pageMetadata({
    locale,
    path: `/rent/${car.slug}/`,
    picture: sharedPhotos(car.photos)[0] ?? pictureOf({ slug: car.slug, body: car.body, cvet: drawnColour(car) }),
    title: t(chauffeur ? 'chauffeur.metaTitle' : 'carTitle', facts),
    description: chauffeur
      ? t('chauffeur.metaDescription', { ...facts, seats: car.seats })
      : t('carDescription', { ...facts, kind: inSentence(t(`kind.${car.classId}`)), seats: car.seats }),
  })
}

/** Returns a name as it stands inside a sentence; an abbreviation keeps its capitals. */
function inSentence(name: string): string {
  return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name
}

/** One model; with dates in the address also whether it is free then and what it costs. */
export default async function CarPage({ params, searchParams }: Props) {
  const [{ carSlug }, query, locale] = await Promise.all([params, searchParams, getLocale()])
  const now = new Date()
  const chosen = await findChosenCar(carSlug, query, locale, now)
  if (!chosen) return <Missing />
  const { car, settings } = chosen
  const pickup = chosen.rental && toStationMoment(chosen.rental.pickup, STATION_TIME_ZONE)
  const month = [query.month].flat()[0] ?? pickup?.date.slice(0, 'YYYY-MM'.length)
  const [calendar, chauffeur] = car.selfDrive
    ? [await findCarMonth(car.slug, month, now, settings.rules), null]
    : [null, await findTransfer(car.slug)]
  if (query.month !== undefined && calendar?.month !== month) noteUncacheable()
  const colour = car.selfDrive ? wishedColour(car, readColour(query)) : undefined
  const product = carProduct(car, locale, serverEnv().SITE_URL)
  return (
    <>
      <RememberCar name={car.name} slug={car.slug} />
      <CarView {...chosen} calendar={calendar} chauffeur={chauffeur} colour={colour} isCash={readCash(query)} />
      {product && <JsonLd data={product} />}
    </>
  )
}
