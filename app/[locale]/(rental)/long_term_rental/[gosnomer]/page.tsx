import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { JsonLd } from '@/components/json-ld/json-ld'
import { Missing } from '@/components/layout/frame/missing'
import { OrderBar } from '@/components/layout/frame/order-bar'
import { LongTermView } from '@/components/long-term/long-term-view'
import { TakenCar } from '@/components/long-term/taken-car'
import { Button } from '@/components/ui/button/button'
import { findLongTermCar } from '@/lib/api/long-term'
import { requireSettings } from '@/lib/api/settings'
import { serverEnv } from '@/lib/config/server-env'
import { formatRoubles } from '@/lib/format/money'
import { readMonths } from '@/lib/long-term/long-term-filter'
import { maskPlate } from '@/lib/long-term/mask-plate'
import { sharedPhotos } from '@/lib/photos/shared-photo'
import { longTermProduct } from '@/lib/seo/json-ld/long-term-product'
import { pictureOf } from '@/lib/seo/opengraph-picture'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = PageProps<'/[locale]/long_term_rental/[gosnomer]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ gosnomer }, locale, t] = await Promise.all([params, getLocale(), getTranslations('longTerm')])
  const offer = await findLongTermCar(gosnomer)
  if (!offer) return { robots: { index: false } }
  if (offer.taken) return { title: t('taken.title', { name: offer.car.name }), robots: { index: false } }
  const facts = { name: offer.car.name, year: String(offer.year), price: formatRoubles(offer.fromMonthKop, locale) }
  const plate = maskPlate(offer.gosnomer, locale)
  return pageMetadata({
    locale,
    path: `/long_term_rental/${offer.address}/`,
    picture:
      sharedPhotos(offer.car.photos)[0] ?? pictureOf({ slug: offer.car.slug, body: offer.car.body, cvet: offer.cvet }),
    title: t('carTitle', { ...facts, plate }),
    description: t('carDescription', { ...facts, km: offer.mileagePerMonthKm }),
  })
}

/** One plate that is hired out by the month. */
export default async function LongTermCarPage({ params, searchParams }: Props) {
  const [{ gosnomer }, query, locale, t] = await Promise.all([
    params,
    searchParams,
    getLocale(),
    getTranslations('longTerm'),
  ])
  const [offer, settings] = await Promise.all([findLongTermCar(gosnomer), requireSettings(locale)])
  if (!offer) return <Missing phone={settings.main_phone} />
  const months = readMonths(query, offer.prices)
  if (offer.taken)
    return (
      <>
        <TakenCar months={months} offer={offer} />
        <OrderBar settings={settings}>
          <Button as={CallbackLink} variant="dark">
            {t('askForCar')}
          </Button>
        </OrderBar>
      </>
    )
  return (
    <>
      <LongTermView months={months} offer={offer} settings={settings} />
      <JsonLd data={longTermProduct(offer, locale, serverEnv().SITE_URL)} />
      <OrderBar settings={settings}>
        <Button href="#request" isExternal variant="dark">
          {t('askThis')}
        </Button>
      </OrderBar>
    </>
  )
}
