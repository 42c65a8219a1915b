import type { Metadata } from 'next'
import { getLocale, getTranslations } from 'next-intl/server'
import { CallbackLink } from '@/components/callback/callback-link'
import { Crumbs } from '@/components/layout/frame/crumbs'
import { OrderBar } from '@/components/layout/frame/order-bar'
import { LongTermFilters } from '@/components/long-term/long-term-filters'
import { LongTermHero } from '@/components/long-term/long-term-hero'
import { OfferList } from '@/components/long-term/offer-list'
import { ClassRail } from '@/components/search/results/class-rail'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import { Text } from '@/components/ui/text/text'
import { listLongTermCars } from '@/lib/api/long-term'
import { requireSettings } from '@/lib/api/settings'
import { longTermHref, pagesOf, readLongTermFilter } from '@/lib/long-term/long-term-filter'
import { noteUncacheable } from '@/lib/routing/status-scope'
import { pageMetadata } from '@/lib/seo/page-metadata'
import { MONTH_DAYS } from '@/provider/contract/rules/dates/month-days'
import { TERM_STEPS } from '@/provider/contract/rules/dates/term-steps'

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
  if (filter.page > Math.max(pagesOf(cars), 1)) noteUncacheable()
  return (
    <>
      <LongTermHero maxSavingPercent={maxSavingPercent} phone={settings.main_phone} />
      <Container>
        <Crumbs here={t('crumb')} />
        {terms.length > 0 && (
          <>
            <ClassRail classes={classes} current={filter.class} hrefOf={(id) => longTermHref(filter, { class: id })} />
            <LongTermFilters filter={filter} fuels={fuels} terms={terms} />
          </>
        )}
        <OfferList cars={cars} filter={filter} />
      </Container>
      {maxSavingPercent !== null && (
        <Container space="both">
          <Text size="xs" tone="muted">
            {t('savingMeans', { days: MONTH_DAYS, from: TERM_STEPS.second })}
          </Text>
        </Container>
      )}
      <OrderBar settings={settings}>
        <Button as={CallbackLink} variant="dark">
          {t('askForCar')}
        </Button>
      </OrderBar>
    </>
  )
}
