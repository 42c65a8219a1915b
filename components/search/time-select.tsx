import { Select } from '@/components/ui/input/select'
import { timeChoices } from '@/lib/search/time-choices'

type Props = {
  label: string
  value: string
  onChange: (time: string) => void
  name?: string
  /** `cell`: in the search panel; `dense`: beside a date. */
  look?: 'cell' | 'dense' | undefined
  /** Earlier times cannot be chosen. */
  first?: string | undefined
}

/** Half hours of a day, and the time of the address when it is none of them. */
export function TimeSelect({ label, name, value, look, first = '', onChange }: Props) {
  return (
    <Select
      aria-label={label}
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
