import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { OrderBar } from '@/components/layout/frame/order-bar'
import { LongTermCard } from '@/components/long-term/long-term-card'
import { LongTermFilters } from '@/components/long-term/long-term-filters'
import { LongTermHero } from '@/components/long-term/long-term-hero'
import { PagesOf } from '@/components/long-term/pages-of'
import { ClassRail } from '@/components/search/results/class-rail'
import { Button } from '@/components/ui/button/button'
import { listLongTermCars } from '@/lib/api/long-term'
import { requireSettings } from '@/lib/api/settings'
import { longTermHref, readLongTermFilter } from '@/lib/long-term/long-term-filter'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'

const PAGE_SIZE = 24

export async function generateMetadata(): Promise<Metadata> {
  const [locale, t] = await Promise.all([getLocale(), getTranslations('longTerm')])
  return pageMetadata({ locale, path: '/long_term_rental/', title: t('title'), description: t('description') })
}

/** Cars that are hired out by the month, plate by plate. */
export default async function LongTermRentalPage({ searchParams }: PageProps<'/[locale]/long_term_rental'>) {
  const filter = readLongTermFilter(await searchParams)
  const [{ cars, classes, fuels, terms, maxSavingPercent }, settings, t] = await Promise.all([
    listLongTermCars(filter),
    requireSettings(await getLocale()),
    getTranslations('longTerm'),
  ])
  const pages = Math.ceil(cars.length / PAGE_SIZE)
  const page = Math.min(filter.page, Math.max(pages, 1))

  return (
    <>
      <LongTermHero maxSavingPercent={maxSavingPercent} phone={settings.main_phone} />
      <div className="wrap">
        <Crumbs here={t('crumb')} />
        {terms.length > 0 && (
          <>
            <ClassRail classes={classes} current={filter.class} hrefOf={(id) => longTermHref(filter, { class: id })} />
            <LongTermFilters filter={filter} fuels={fuels} terms={terms} />
          </>
        )}
        <h2 className="section-head">{t('offersCount', { count: cars.length })}</h2>
        {cars.length === 0 && (
          <div className="panel stack lt-none">
            <p>{t('nothing')}</p>
            <div className="row">
              <CallbackLink className="btn primary">{t('askForCar')}</CallbackLink>
            </div>
          </div>
        )}
        <div className="cards">
          {cars.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE).map((offer) => (
            <LongTermCard key={offer.address} months={filter.months} offer={offer} />
          ))}
        </div>
        <PagesOf filter={{ ...filter, page }} pages={pages} />
        {maxSavingPercent !== null && <p className="hint section">{t('savingMeans', { days: MONTH_DAYS })}</p>}
      </div>
      <OrderBar settings={settings}>
        <Button as={CallbackLink}>{t('askForCar')}</Button>
      </OrderBar>
    </>
  )
}
