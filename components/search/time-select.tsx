import { Select } from '@/components/ui/input/select'
import { timeChoices } from '@/lib/search/time-choices'

type Props = {
  label: string
  value: string
  onChange: (time: string) => void
  name?: string
  /** `cell`: in a date field; `dense`: beside a date. */
  look?: 'cell' | 'dense' | undefined
  /** Earlier times cannot be chosen. */
  first?: string | undefined
  'aria-hidden'?: true
  tabIndex?: number
}

/** Half hours of a day, and the time of the address when it is none of them. */
export function TimeSelect({ label, name, value, look, first = '', onChange, ...beneath }: Props) {
  return (
    <Select
      aria-label={label}
      {...beneath}
      isDense={look === 'dense'}
      look={look === 'cell' ? 'cell' : undefined}
      name={name}
      onChange={(event) => onChange(event.target.value)}
      value={value}
    >
      {timeChoices(value).map((time) => (
        <option disabled={time < first && time !== value} key={time} value={time}>
          {time}
        </option>
      ))}
    </Select>
  )
}
