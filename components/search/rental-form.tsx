import { useTranslations } from 'next-intl'
import type { RentalFault } from '@/lib/search/rental-fault'
import type { SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import { useDateLabels } from './date-labels'
import { PlaceSelect } from './place-select'
import { RentalDates } from './rental-dates'

type Props = {
  /** With the language prefix. */
  action: string
  values: SearchFields
  places: Place[]
  /** First date of the calendar, `YYYY-MM-DD`. */
  minDate: string
  submit: string
  /** Yellow unless another button of the page is. */
  tone?: 'primary' | 'dark'
  /** What the note beside the form explains. */
  fault?: RentalFault | null
}

/** Dates and places as a plain GET form: works without JavaScript, which only keeps the two dates in order. */
export function RentalForm({ action, values, places, minDate, submit, tone = 'primary', fault = null }: Props) {
  const t = useTranslations('search')
  return (
    <form action={action} className="rental-form">
      {values.class && <input name="class" type="hidden" value={values.class} />}
      {values.sort && <input name="sort" type="hidden" value={values.sort} />}
      <PlaceSelect
        fault={fault}
        label={t('pickupPlace')}
        look="field"
        name="place"
        places={places.filter((place) => place.handsOut)}
        value={values.place}
      />
      <PlaceSelect
        fault={fault}
        label={t('dropoffPlace')}
        look="field"
        name="back"
        places={places.filter((place) => place.takesBack)}
        same={t('samePlace')}
        value={values.back}
      />
      <RentalDates fault={fault} fields={values} labels={useDateLabels()} look="field" min={minDate} />
      <button className={`btn ${tone}`} type="submit">
        {submit}
      </button>
      <p className="hint">{t('stationTime')}</p>
    </form>
  )
}
