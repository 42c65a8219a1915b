import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { RentalError } from '@/lib/search/rental-error'
import type { SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import { PlaceSelect } from './place-select'
import { PromoField } from './promo-field'
import { RentalDates } from './rental-dates'
import styles from './rental-form.module.css'

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
  error?: RentalError | null
  /** Names and values that go along unseen. */
  carried?: ReadonlyArray<readonly [name: string, value: string]>
  calendar?: CalendarRules
  /** Asks for a code too; where it is not asked, the one of the address goes along unseen. */
  hasPromoField?: boolean
  /** One column in a narrow place, one row where the page has the room; else two columns. */
  look?: 'column' | 'row'
}

/** Dates and places as a plain GET form: works without JavaScript, which only keeps the two dates in order. */
export function RentalForm(props: Props) {
  const { action, values, places, minDate, submit, tone = 'primary', error = null, carried = [] } = props
  const { calendar, hasPromoField = false, look } = props
  const t = useTranslations('search')
  const unseen = [
    ['class', values.class],
    ['sort', values.sort],
    ['promo', hasPromoField ? '' : values.promo],
    ...carried,
  ]
  return (
    <form action={action} className={styles.form} data-look={look}>
      {unseen.map(([name, value]) =>
        value ? <input key={`${name} ${value}`} name={name} type="hidden" value={value} /> : null,
      )}
      <PlaceSelect
        error={error}
        label={t('pickupPlace')}
        look="field"
        name="place"
        places={places.filter((place) => place.handsOut)}
        value={values.place}
      />
      <PlaceSelect
        error={error}
        label={t('dropoffPlace')}
        look="field"
        name="back"
        places={places.filter((place) => place.takesBack)}
        same={t('samePlace')}
        value={values.back}
      />
      <RentalDates calendar={calendar} error={error} fields={values} look="field" min={minDate} />
      {hasPromoField && <PromoField value={values.promo} />}
      <Button size={look === 'row' ? 'field' : undefined} type="submit" variant={tone}>
        {submit}
      </Button>
      <Text size="xs" tone="muted">
        {t('stationTime')}
      </Text>
    </form>
  )
}
