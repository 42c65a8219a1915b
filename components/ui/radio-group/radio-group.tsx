import type { ReactNode } from 'react'
import styles from './radio-group.module.css'

const LOOK_OF = { plain: styles.plain, chips: styles.chips }

type Props<Value extends string> = {
  legend: ReactNode
  name: string
  value: Value
  options: ReadonlyArray<{ value: Value; label: ReactNode }>
  onChange: (value: Value) => void
  /** `chips`: halves or thirds of one bar. */
  look?: keyof typeof LOOK_OF
}

/** One of a few short answers: a `<fieldset>` named by its legend, native radio buttons inside, arrow keys as ever. */
export function RadioGroup<Value extends string>({ legend, look = 'plain', ...group }: Props<Value>) {
  return (
    <fieldset className={LOOK_OF[look]}>
      <legend>{legend}</legend>
      {look === 'chips' ? (
        <div>
          <Answers {...group} />
        </div>
      ) : (
        <Answers {...group} />
      )}
    </fieldset>
  )
}

function Answers<Value extends string>({ name, value, options, onChange }: Omit<Props<Value>, 'legend' | 'look'>) {
  return options.map(({ value: one, label }) => (
    <label key={one}>
      <input checked={value === one} name={name} onChange={() => onChange(one)} type="radio" value={one} />
      <span>{label}</span>
    </label>
  ))
}
