import { useLocale, useTranslations } from 'next-intl'
import { LaterCharges } from '@/components/quotes/later-charges'
import { PromoNote } from '@/components/search/promo-note'
import { RentalBar } from '@/components/search/rental-bar'
import { RentalForm } from '@/components/search/rental-form'
import { Button } from '@/components/ui/button/button'
import { Container } from '@/components/ui/container/container'
import type { Catalogue } from '@/lib/cars/car'
import { ratesFor } from '@/lib/format/own-currency'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { calendarRules } from '@/lib/search/calendar-rules'
import { readClass } from '@/lib/search/class-and-sort'
import { type FilterFields, filterPairs } from '@/lib/search/filter-params'
import { firstDate } from '@/lib/search/first-pickup'
import { listQuery } from '@/lib/search/list-address'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, type SearchFields, searchQuery, withCash } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import { rentalDays } from '@/provider/contract/rules/dates/rental-period'
import type { BranchFacts, BranchRules } from '@/provider/contract/settings'
import { CashListNote } from './cash-list-note'
import { ListFrame } from './list-frame'
import { NothingFree } from './nothing-free'
import { RatesNote } from './rates-note'
import { ResultsList } from './results-list'

type Props = {
  catalogue: Catalogue
  rental: Rental
  /** The search as asked, order and class known ones. */
  values: SearchFields
  filters: FilterFields
  now: Date
  places: Place[]
  rules: BranchRules
  facts: Pick<BranchFacts, 'payments' | 'exchangeRates'>
  phone: string
  branchAddress: string
}

const PATH = '/booking-online/'

/** Cars for these dates: what was asked, classes with free models, filters, order, cards. */
export function Results({ catalogue, rental, values, filters, now, places, rules, phone, ...branch }: Props) {
  const t = useTranslations('cars')
  const search = useTranslations('search')
  const locale = useLocale()
  const { branchAddress, facts } = branch
  const { classes, promo, total } = catalogue
  const free = catalogue.free ?? 0
  const address = { search: values, filters }
  const isCash = filters.cash !== ''
  const sums = {
    cashUses: isCash ? facts.payments.cashRub : null,
    rates: ratesFor(facts.exchangeRates, locale, now),
  }
  const firstPage = { ...filters, page: '' }
  const query = withCash(searchQuery(rentalFields(rental, values.promo)), isCash)
  const classHref = (name: string) => {
    const named = classes.find((one) => one.name === name)
    return named ? `${PATH}${listQuery({ search: { ...values, class: named.id }, filters: firstPage })}` : null
  }
  return (
    <>
      <RentalBar branchAddress={branchAddress} places={places} rental={rental}>
        <RentalForm
          action={`${PREFIX_OF[locale]}${PATH}`}
          hasPromoField
          calendar={calendarRules(now, rules, phone)}
          carried={filterPairs(firstPage)}
          minDate={firstDate(now, rules)}
          places={places}
          submit={search('find')}
          tone="dark"
          values={values}
        />
        <Button href={PATH} size="s" variant="ghost">
          {search('newSearch')}
        </Button>
      </RentalBar>
      <Container>
        <ListFrame
          address={address}
          catalogue={catalogue}
          heading={
            <h1>
              {t('resultsHeading', {
                cars: t(`carsOf.${readClass(values.class) || 'all'}`, { count: free }),
                days: rentalDays(rental),
              })}
            </h1>
          }
          note={
            <>
              {promo && <PromoNote classHref={classHref} promo={promo} />}
              {sums.cashUses && <CashListNote hasDates uses={sums.cashUses} />}
            </>
          }
          path={PATH}
        >
          {free === 0 && (
            <NothingFree {...sums} address={address} catalogue={catalogue} phone={phone} rental={rental} />
          )}
          {total > 0 && <ResultsList {...sums} catalogue={catalogue} query={query} />}
          {total > 0 && sums.rates && <RatesNote rates={sums.rates} />}
          {total > 0 && <LaterCharges />}
        </ListFrame>
      </Container>
    </>
  )
}
