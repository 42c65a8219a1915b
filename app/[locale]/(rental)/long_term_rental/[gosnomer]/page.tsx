import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { Missing } from '@/components/layout/missing'
import { LongTermView } from '@/components/long-term/long-term-view'
import { findLongTermCar } from '@/lib/api/long-term'
import { requireSettings } from '@/lib/api/settings'
import { formatRoubles } from '@/lib/format/money'
import { maskPlate } from '@/lib/long-term/mask-plate'
import { pictureOf } from '@/lib/seo/opengraph-picture'
import { pageMetadata } from '@/lib/seo/page-metadata'

type Props = PageProps<'/[locale]/long_term_rental/[gosnomer]'>

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const [{ gosnomer }, locale, t] = await Promise.all([params, getLocale(), getTranslations('longTerm')])
  const offer = await findLongTermCar(gosnomer)
  if (!offer) return { robots: { index: false } }
  const facts = { name: offer.car.name, year: String(offer.year), price: formatRoubles(offer.fromMonthKop, locale) }
  const plate = maskPlate(offer.gosnomer, locale)
  return pageMetadata({
    locale,
    path: `/long_term_rental/${offer.address}/`,
    picture: pictureOf({ body: offer.car.body, cvet: offer.cvet }),
    title: t('carTitle', { ...facts, plate }),
    description: t('carDescription', { ...facts, km: offer.mileagePerMonthKm }),
  })
}

/** One plate that is hired out by the month. */
export default async function LongTermCarPage({ params }: Props) {
  const [{ gosnomer }, locale] = await Promise.all([params, getLocale()])
  const [offer, settings] = await Promise.all([findLongTermCar(gosnomer), requireSettings(locale)])
  return offer ? <LongTermView offer={offer} settings={settings} /> : <Missing phone={settings.main_phone} />
}
