import 'server-only'
import type { Metadata } from 'next'
import { getTranslations } from 'next-intl/server'
import { listCars } from '@/lib/api/cars'
import { listTransfers } from '@/lib/api/transfers'
import { formatRoubles } from '@/lib/format/money'
import type { Locale } from '@/lib/i18n/routing'
import { chauffeurClasses } from '@/lib/transfers/chauffeur-classes'
import { pictureOf } from './opengraph-picture'
import { pageMetadata } from './page-metadata'

/** The catalogue of one class as a page of its own; null for a class that has no car. */
export async function classMetadata(classId: string, locale: Locale): Promise<Metadata | null> {
  const [{ classes }, { transfers }, t] = await Promise.all([listCars(), listTransfers(), getTranslations('seo')])
  const carClass = classes.find(({ id }) => id === classId)
  if (!carClass || carClass.fromPerDayKop === null) return null
  const { id, name, models, fromPerDayKop, body, defaultColour } = carClass
  const fromKop = chauffeurClasses(transfers, classes).get(id) ?? fromPerDayKop
  return pageMetadata({
    locale,
    path: `/rent/?class=${id}`,
    title: t(`classTitle.${id}`),
    description: t('classDescription', { name, count: models, price: formatRoubles(fromKop, locale) }),
    picture: pictureOf({ body, cvet: defaultColour }),
  })
}
