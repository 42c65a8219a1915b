import { useLocale } from 'next-intl'
import { Field } from '@/components/ui/field/field'
import { Select } from '@/components/ui/input/select'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { formatRoubles } from '@/lib/format/money'
import type { RentalError } from '@/lib/search/rental-error'
import type { Place } from '@/provider/contract/places'
import { errorAttributes } from './error-attributes'

/** What the list looks like in a cell of the search panel, as a field of a form, and beside a box that says what it is for. */
const LOOKS = {
  cell: { look: 'cell' },
  field: { isDense: true },
  alone: { size: 's' },
} as const

type Props = {
  label: string
  name: string
  value: string
  places: Place[]
  look: keyof typeof LOOKS
  /** Text of the empty choice, when there is one; without a choice it is the place of the pick-up. */
  same?: string
  error?: RentalError | null
}

/** Places by name; one that costs something says how much. */
export function PlaceSelect({ label, name, value, places, look, same, error = null }: Props) {
  const locale = useLocale()
  const list = (
    <Select {...LOOKS[look]} defaultValue={value} name={name} {...errorAttributes('place', error)}>
      {same !== undefined && <option value="">{same}</option>}
      {places.map(({ id, name: place, feeKop }) => (
        <option key={id} value={id}>
          {feeKop > 0 ? `${place} · ${formatRoubles(feeKop, locale)}` : place}
        </option>
      ))}
    </Select>
  )
  if (look === 'field') return <Field label={label}>{list}</Field>
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the list is a select
    <label>
      {look === 'alone' ? <VisuallyHidden>{label}</VisuallyHidden> : <span>{label}</span>}
      {list}
    </label>
  )
}
