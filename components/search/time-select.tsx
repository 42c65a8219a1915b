import { timeChoices } from '@/lib/search/time-choices'

type Props = { label: string; name: string; value: string; className?: string | undefined }

/** Half hours of a day, and the time of the address when it is none of them. */
export function TimeSelect({ label, name, value, className }: Props) {
  return (
    <select aria-label={label} className={className} defaultValue={value} name={name}>
      {timeChoices(value).map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  )
}
