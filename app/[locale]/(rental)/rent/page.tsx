import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CarCard } from '@/components/cars/car-card'
import { Crumbs } from '@/components/layout/crumbs'
import { ClassRail } from '@/components/results/class-rail'
import { SortForm } from '@/components/results/sort-form'
import { SearchForm } from '@/components/search/search-form'
import { listCars } from '@/lib/api/cars'
import { listPlaces } from '@/lib/api/places'
import { requireSettings } from '@/lib/api/settings'
import { serverEnv } from '@/lib/config/server-env'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { readClass, readSort } from '@/lib/search/class-and-sort'
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
  return ofClass ?? pageMetadata({ locale, path: PATH, title: t('rentTitle'), description: t('rentDescription') })
}

/** The whole fleet without dates; the same page for everybody. */
export default async function RentPage({ searchParams }: Props) {
  const now = new Date()
  const fields = readSearchFields(await searchParams)
  const [classId, sort, locale] = [readClass(fields.class), readSort(fields.sort), await getLocale()]
  const [{ cars, classes }, places, settings, t] = await Promise.all([
    listCars({ classId, sort }),
    listPlaces(),
    requireSettings(locale),
    getTranslations('cars'),
  ])
  const hrefOf = (id: string) => (id === '' ? PATH : `${PATH}?class=${id}`)

  return (
    <div className="wrap">
      <Crumbs here={t('fleet')} />
      <div className="ph">
        <h1>{t('rentHeading')}</h1>
        <p>{t('rentLead', { count: settings.rules.carsAdvertised })}</p>
      </div>
      <div className="search-block">
        <SearchForm
          classes={classes}
          fields={{ ...suggestedSearch(now, settings.rules), class: classId }}
          now={now}
          phone={settings.main_phone}
          places={places}
          rules={settings.rules}
        />
      </div>
      <ClassRail classes={classes} current={classId} hrefOf={hrefOf} />
      <div className="list-head">
        <h2>{t('modelsCount', { count: cars.length })}</h2>
        <SortForm action={`${PREFIX_OF[locale]}${PATH}`} carried={{ class: classId }} current={sort} />
      </div>
      <div className="cards">
        {cars.map((car) => (
          <CarCard car={car} key={car.slug} />
        ))}
      </div>
    </div>
  )
}
