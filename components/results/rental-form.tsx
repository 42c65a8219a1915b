import { useLocale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { timeChoices } from '@/lib/cars/first-pickup'
import { formatRoubles } from '@/lib/format/money'
import type { RentalFault, SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'

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
  fault?: RentalFault | null
  /** Id of the element that explains the fault. */
  faultId?: string
}

const FROM_FAULTS: readonly RentalFault[] = ['invalid_dates', 'pickup_in_past', 'pickup_too_soon', 'pickup_too_far']
const TO_FAULTS: readonly RentalFault[] = ['invalid_dates', 'dropoff_before_pickup', 'rental_too_long']

/** Dates and places as a plain GET form: it needs no JavaScript. */
export function RentalForm({
  action,
  values,
  places,
  minDate,
  submit,
  tone = 'primary',
  fault = null,
  faultId,
}: Props) {
  const t = useTranslations('cars')
  const wrong = (faults: readonly RentalFault[]) =>
    fault && faultId && faults.includes(fault) ? { 'aria-invalid': true as const, 'aria-describedby': faultId } : {}
  return (
    <form action={action} className="rental-form">
      {values.class && <input name="class" type="hidden" value={values.class} />}
      {values.sort && <input name="sort" type="hidden" value={values.sort} />}
      <PlaceField label={t('pickupPlace')} name="place" value={values.place} {...wrong(['unknown_place'])}>
        <PlaceOptions places={places.filter((place) => place.pickup)} />
      </PlaceField>
      <PlaceField label={t('dropoffPlace')} name="back" value={values.back} {...wrong(['unknown_place'])}>
        <option value="">{t('samePlace')}</option>
        <PlaceOptions places={places.filter((place) => place.dropoff)} />
      </PlaceField>
      <fieldset className="when">
        <legend className="lbl">{t('pickup')}</legend>
        <input
          aria-label={t('pickupDate')}
          className="inp"
          defaultValue={values.from}
          min={minDate}
          name="from"
          required
          type="date"
          {...wrong(FROM_FAULTS)}
        />
        <TimeSelect label={t('pickupTime')} name="fromTime" value={values.fromTime} />
      </fieldset>
      <fieldset className="when">
        <legend className="lbl">{t('dropoff')}</legend>
        <input
          aria-label={t('dropoffDate')}
          className="inp"
          defaultValue={values.to}
          min={minDate}
          name="to"
          required
          type="date"
          {...wrong(TO_FAULTS)}
        />
        <TimeSelect label={t('dropoffTime')} name="toTime" value={values.toTime} />
      </fieldset>
      <button className={`btn ${tone}`} type="submit">
        {submit}
      </button>
      <p className="hint">{t('stationTime')}</p>
    </form>
  )
}

type FieldProps = ComponentProps<'select'> & { label: string; name: string; value: string }

function PlaceField({ label, name, value, children, ...rest }: FieldProps) {
  return (
    <label className="field">
      <span className="lbl">{label}</span>
      <select className="inp" defaultValue={value} name={name} {...rest}>
        {children}
      </select>
    </label>
  )
}

function PlaceOptions({ places }: { places: Place[] }) {
  const locale = useLocale()
  return places.map(({ id, name, feeKop }) => (
    <option key={id} value={id}>
      {feeKop > 0 ? `${name} · ${formatRoubles(feeKop, locale)}` : name}
    </option>
  ))
}

function TimeSelect({ label, name, value }: { label: string; name: string; value: string }) {
  return (
    <select aria-label={label} className="inp" defaultValue={value} name={name}>
      {timeChoices(value).map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  )
}
