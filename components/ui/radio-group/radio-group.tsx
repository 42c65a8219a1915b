import type { ReactNode } from 'react'
import { ariaOf } from '@/components/ui/field/aria-of'
import { FieldError } from '@/components/ui/field/field-error'
import { FieldLabel } from '@/components/ui/field/field-label'
import styles from './radio-group.module.css'

type Props<Value extends string> = {
  legend: ReactNode
  name: string
  value: Value
  options: ReadonlyArray<{ value: Value; label: ReactNode }>
  onChange: (value: Value) => void
  /** Of the answer that takes the focus: the chosen one, else the first. */
  id?: string
  error?: string | undefined
  /** `chips`: halves or thirds of one bar. */
  look?: 'plain' | 'chips'
}

/** One of a few short answers: a `<fieldset>` named by its legend, native radio buttons inside, arrow keys as ever. */
export function RadioGroup<Value extends string>({ legend, error, look = 'plain', ...group }: Props<Value>) {
  const { id } = group
  return (
    <fieldset
      aria-describedby={id && ariaOf(id, { error })['aria-describedby']}
      className={styles.group}
      data-look={look}
    >
      <FieldLabel as="legend">{legend}</FieldLabel>
      {look === 'chips' ? (
        <div>
          <RadioOptions {...group} />
        </div>
      ) : (
        <RadioOptions {...group} />
      )}
      <FieldError error={error} id={id} />
    </fieldset>
  )
}

type OptionsProps<Value extends string> = Omit<Props<Value>, 'legend' | 'look' | 'error'>

function RadioOptions<Value extends string>({ name, value, options, onChange, id }: OptionsProps<Value>) {
  const focused = options.find((option) => option.value === value) ?? options[0]
  return options.map(({ value: one, label }) => (
    <label key={one}>
      <input
        checked={value === one}
        id={one === focused?.value ? id : undefined}
        name={name}
        onChange={() => onChange(one)}
        type="radio"
        value={one}
      />
      <span>{label}</span>
    </label>
  ))
}
