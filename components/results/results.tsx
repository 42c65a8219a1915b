import { useLocale, useTranslations } from 'next-intl'
import type { Catalogue } from '@/lib/cars/car'
import type { CarSort } from '@/lib/cars/sort'
import { firstDate } from '@/lib/cars/suggested-search'
import { PREFIX_OF } from '@/lib/i18n/routing'
import type { Rental } from '@/lib/search/rental'
import { rentalFields, type SearchFields, searchQuery } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import { rentalDays } from '@/provider/contract/rules/rental-period'
import type { BranchRules } from '@/provider/contract/settings'
import { ClassRail } from './class-rail'
import { RentalBar } from './rental-bar'
import { RentalForm } from './rental-form'
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
          submit={t('findCar')}
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
