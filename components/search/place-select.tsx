import { useLocale } from 'next-intl'
import { formatRoubles } from '@/lib/format/money'
import type { RentalFault } from '@/lib/search/rental-fault'
import type { Place } from '@/provider/contract/places'
import { faultAttributes } from './fault-attributes'

/** Classes of label, its text and the list; `alone`: a box beside the list says what it is for. */
const LOOKS = {
  cell: { label: 'cell', text: undefined, select: undefined },
  field: { label: 'field', text: 'lbl', select: 'inp' },
  alone: { label: undefined, text: 'sr-only', select: 'inp' },
} as const

type Props = {
  label: string
  name: string
  value: string
  places: Place[]
  look: keyof typeof LOOKS
  /** Text of the empty choice, when there is one; without a choice it is the place of the pick-up. */
  same?: string
  fault?: RentalFault | null
}

/** Places by name; one that costs something says how much. */
export function PlaceSelect({ label, name, value, places, look, same, fault = null }: Props) {
  const locale = useLocale()
  const classes = LOOKS[look]
  return (
    <label className={classes.label}>
      <span className={classes.text}>{label}</span>
      <select className={classes.select} defaultValue={value} name={name} {...faultAttributes('place', fault)}>
        {same !== undefined && <option value="">{same}</option>}
        {places.map(({ id, name: place, feeKop }) => (
          <option key={id} value={id}>
            {feeKop > 0 ? `${place} · ${formatRoubles(feeKop, locale)}` : place}
          </option>
        ))}
      </select>
    </label>
  )
}
