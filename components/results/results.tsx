import { useLocale, useTranslations } from 'next-intl'
import { RentalBar } from '@/components/search/rental-bar'
import { RentalForm } from '@/components/search/rental-form'
import type { Catalogue } from '@/lib/cars/car'
import { PREFIX_OF } from '@/lib/i18n/routing'
import type { CarSort } from '@/lib/search/class-and-sort'
import { firstDate } from '@/lib/search/first-pickup'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, type SearchFields, searchQuery } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import { rentalDays } from '@/provider/contract/rules/rental-period'
import type { BranchRules } from '@/provider/contract/settings'
import { ClassRail } from './class-rail'
import { ResultsList } from './results-list'
import { SortForm } from './sort-form'

type Props = {
  catalogue: Catalogue
  rental: Rental
  values: SearchFields
  sort: CarSort
  now: Date
  places: Place[]
  rules: BranchRules
  phone: string
}

const PATH = '/booking-online/'

/** Cars for these dates: what was asked, classes with free models, order, cards. */
export function Results({ catalogue: { cars, classes }, rental, values, sort, now, places, rules, phone }: Props) {
  const t = useTranslations('cars')
  const search = useTranslations('search')
  const action = `${PREFIX_OF[useLocale()]}${PATH}`
  const dates = rentalFields(rental)
  const free = cars.filter((car) => car.available).length
  const order = sort === 'sort' ? '' : sort
  return (
    <div className="wrap">
      <RentalBar open={free === 0} places={places} rental={rental}>
        <RentalForm
          action={action}
          minDate={firstDate(now, rules)}
          places={places}
          submit={search('find')}
          tone="dark"
          values={{ ...values, sort: order }}
        />
      </RentalBar>
      <ClassRail
        classes={classes}
        current={values.class}
        hrefOf={(id) => `${PATH}${searchQuery({ ...dates, class: id, sort: order })}`}
      />
      <div className="list-head">
        <h1>{t('resultsHeading', { count: free, days: rentalDays(rental) })}</h1>
        <SortForm action={action} carried={{ ...dates, class: values.class }} current={sort} />
      </div>
      <ResultsList cars={cars} phone={phone} query={searchQuery(dates)} />
    </div>
  )
}
