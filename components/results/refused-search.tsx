import { useLocale, useTranslations } from 'next-intl'
import { firstDate } from '@/lib/cars/suggested-search'
import { PREFIX_OF } from '@/lib/i18n/routing'
import type { RentalFault, SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import { isCarClass } from '@/provider/contract/rules/classes'
import type { BranchRules } from '@/provider/contract/settings'
import { FAULT_ID, RentalFaultNote } from './rental-fault-note'
import { RentalForm } from './rental-form'

type Props = {
  now: Date
  places: Place[]
  rules: BranchRules
  phone: string
  fault: RentalFault
  /** As typed: nothing that the visitor filled in is lost. */
  values: SearchFields
}

/** Dates that cannot be searched: the reason beside the form, every value kept. */
export function RefusedSearch({ now, places, rules, phone, fault, values }: Props) {
  const t = useTranslations('cars')
  // The form carries the class on unseen: an unknown one would be refused again.
  const kept = { ...values, class: isCarClass(values.class) ? values.class : '' }
  return (
    <div className="wrap search-page">
      <div className="ph">
        <h1>{t('searchHeading')}</h1>
      </div>
      <RentalFaultNote fault={fault} now={now} phone={phone} rules={rules} />
      <search className="search-panel">
        <RentalForm
          action={`${PREFIX_OF[useLocale()]}/booking-online/`}
          fault={fault}
          faultId={FAULT_ID}
          minDate={firstDate(now, rules)}
          places={places}
          submit={t('findCar')}
          values={kept}
        />
      </search>
    </div>
  )
}
