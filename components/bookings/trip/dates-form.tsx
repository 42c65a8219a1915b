import { useLocale } from 'next-intl'
import { RentalForm } from '@/components/search/rental-form'
import { PREFIX_OF } from '@/lib/i18n/routing'
import { calendarRules } from '@/lib/search/calendar-rules'
import { firstDate } from '@/lib/search/first-pickup'
import type { RentalError } from '@/lib/search/rental-error'
import type { SearchFields } from '@/lib/search/search-params'
import type { Place } from '@/provider/contract/places'
import type { Settings } from '@/provider/contract/settings'

type Props = {
  /** Where it leads, without the language prefix. */
  path: string
  /** Options, code and whatever else goes along unseen. */
  carried: ReadonlyArray<readonly [name: string, value: string]>
  values: Omit<SearchFields, 'class' | 'sort'>
  places: Place[]
  now: Date
  settings: Pick<Settings, 'rules' | 'main_phone'>
  submit: string
  error?: RentalError | null
  tone?: 'primary' | 'dark'
  /** Slug of the model whose prices the calendar shows; left out: none. */
  car?: string
}

/** Dates and places of one car. Class and sort belong to the list; the code is a part of the choice. */
export function DatesForm({ path, values, now, settings, car, ...rest }: Props) {
  const { rules, main_phone: phone } = settings
  return (
    <RentalForm
      {...rest}
      action={`${PREFIX_OF[useLocale()]}${path}`}
      calendar={calendarRules(now, rules, phone, car === undefined ? null : { car })}
      minDate={firstDate(now, rules)}
      values={{ ...values, class: '', sort: '', promo: '' }}
    />
  )
}
