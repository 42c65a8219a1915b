import { useLocale, useTranslations } from 'next-intl'
import { RentalErrorNote } from '@/components/search/rental-error-note'
import { RentalForm } from '@/components/search/rental-form'
import { Container } from '@/components/ui/container/container'
import { PageHead } from '@/components/ui/page-head/page-head'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { calendarRules } from '@/lib/search/calendar-rules'
import { readClass } from '@/lib/search/class-and-sort'
import { type FilterFields, filterPairs } from '@/lib/search/filter-params'
import { firstDate } from '@/lib/search/first-pickup'
import type { RentalError } from '@/lib/search/rental-error'
import type { SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { BranchRules } from '@/provider/contract/settings'
import styles from './search-page.module.css'

type Props = {
  now: Date
  places: Place[]
  rules: BranchRules
  phone: string
  error: RentalError
  /** As typed: nothing that the visitor filled in is lost. */
  values: SearchFields
  filters: FilterFields
}

/** Dates that cannot be searched: the reason beside the form, every value kept. */
export function RejectedSearch({ now, places, rules, phone, error, values, filters }: Props) {
  const t = useTranslations('cars')
  const search = useTranslations('search')
  // The form carries the class on unseen: an unknown one would be rejected again.
  const formValues = { ...values, class: readClass(values.class) }
  return (
    <Container space="page">
      <PageHead heading={t('searchHeading')} isRoomy />
      <RentalErrorNote error={error} now={now} phone={phone} rules={rules} />
      <search className={styles.again}>
        <RentalForm
          action={`${PREFIX_OF[useLocale()]}/booking-online/`}
          hasPromoField
          carried={filterPairs({ ...filters, page: '' })}
          calendar={calendarRules(now, rules, phone)}
          error={error}
          look="row"
          minDate={firstDate(now, rules)}
          places={places}
          submit={search('find')}
          values={formValues}
        />
      </search>
    </Container>
  )
}
