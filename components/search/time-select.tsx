import type { ChangeEvent } from 'react'
import { CellSelect } from '@/components/ui/input/cell-input'
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
  const list = {
    'aria-label': label,
    ...beneath,
    children: timeChoices(value).map((time) => (
      <option disabled={time < first && time !== value} key={time} value={time}>
        {time}
      </option>
    )),
    name,
    onChange: (event: ChangeEvent<HTMLSelectElement>) => onChange(event.target.value),
    value,
  }
  return look === 'cell' ? <CellSelect {...list} /> : <Select {...list} isDense={look === 'dense'} />
}
