import type { ReactNode } from 'react'
import { FieldLabel } from '@/components/ui/field/field-label'
import styles from './radio-group.module.css'

type Props<Value extends string> = {
  legend: ReactNode
  name: string
  value: Value
  options: ReadonlyArray<{ value: Value; label: ReactNode }>
  onChange: (value: Value) => void
  /** `chips`: halves or thirds of one bar. */
  look?: 'plain' | 'chips'
}

/** One of a few short answers: a `<fieldset>` named by its legend, native radio buttons inside, arrow keys as ever. */
export function RadioGroup<Value extends string>({ legend, look = 'plain', ...group }: Props<Value>) {
  return (
    <fieldset className={styles.group} data-look={look}>
      <FieldLabel as="legend">{legend}</FieldLabel>
      {look === 'chips' ? (
        <div>
          <RadioOptions {...group} />
        </div>
      ) : (
        <RadioOptions {...group} />
      )}
    </fieldset>
  )
}

function RadioOptions<Value extends string>({ name, value, options, onChange }: Omit<Props<Value>, 'legend' | 'look'>) {
  return options.map(({ value: one, label }) => (
    <label key={one}>
      <input checked={value === one} name={name} onChange={() => onChange(one)} type="radio" value={one} />
      <span>{label}</span>
    </label>
  ))
}
