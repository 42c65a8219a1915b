import { timeChoices } from '@/lib/search/time-choices'

type Props = {
  label: string
  value: string
  onChange: (time: string) => void
  name?: string
  className?: string | undefined
  /** Earlier times cannot be chosen. */
  first?: string | undefined
}

/** Half hours of a day, and the time of the address when it is none of them. */
export function TimeSelect({ label, name, value, className, first = '', onChange }: Props) {
  return (
    <select
      aria-label={label}
      className={className}
      name={name}
      onChange={(event) => onChange(event.target.value)}
      value={value}
    >
      {timeChoices(value).map((time) => (
        <option disabled={time < first && time !== value} key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  )
}
