import { useLocale, useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field/field'
import { CellSelect } from '@/components/ui/input/cell-input'
import { Select } from '@/components/ui/input/select'
import { VisuallyHidden } from '@/components/ui/visually-hidden/visually-hidden'
import { formatRoubles } from '@/lib/format/money'
import type { RentalError } from '@/lib/search/rental-error'
import type { Place } from '@/provider/contract/places'
import { errorAttributes } from './error-attributes'

type Props = {
  label: string
  name: string
  value: string
  places: Place[]
  /** In a cell of the search panel, as a field of a form, and beside a box that says what it is for. */
  look: 'cell' | 'field' | 'alone'
  /** Text of the empty choice, when there is one; without a choice it is the place of the pick-up. */
  same?: string
  error?: RentalError | null
}

/** Places by name; one that costs something says how much. */
export function PlaceSelect({ label, name, value, places, look, same, error = null }: Props) {
  const t = useTranslations('search')
  const locale = useLocale()
  const own = {
    children: (
      <>
        {same !== undefined && <option value="">{same}</option>}
        {places.map(({ id, name: place, feeKop }) => (
          <option key={id} value={id}>
            {feeKop > 0 ? t('placeFee', { place, amount: formatRoubles(feeKop, locale) }) : place}
          </option>
        ))}
      </>
    ),
    defaultValue: value,
    name,
    ...errorAttributes('place', error),
  }
  if (look === 'field')
    return (
      <Field label={label}>
        <Select {...own} isDense />
      </Field>
    )
  if (look === 'alone')
    return (
      <label>
        <VisuallyHidden>{label}</VisuallyHidden>
        <Select {...own} size="s" />
      </label>
    )
  return (
    <label>
      <span>{label}</span>
      <CellSelect {...own} />
    </label>
  )
}
