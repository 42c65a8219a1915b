import type { ClipboardEvent, FocusEvent, ReactNode } from 'react'
import { ariaOf } from '@/components/ui/field/aria-of'
import { FieldError } from '@/components/ui/field/field-error'
import { FieldLabel } from '@/components/ui/field/field-label'
import { TextInput } from '@/components/ui/input/text-input'
import styles from './date-input.module.css'

type Part = 'day' | 'month' | 'year'

const MAX_DIGITS = { day: 2, month: 2, year: 4 } as const

type Props = {
  /** Of the part that takes the focus: the first wrong one, else the first. */
  id: string
  name: string
  legend: ReactNode
  hint?: ReactNode
  error?: string | undefined
  /** In the order of the language. */
  order: readonly Part[]
  values: Record<Part, string>
  labels: Record<Part, string>
  /** `DD`: shown in an empty part. */
  formats: Record<Part, string>
  /** Parts that the error is about. */
  wrong?: readonly Part[]
  /** Token of a part for the browser, `off` where it knows no such date. */
  autoComplete: (part: Part) => string
  onPart: (part: Part, text: string) => void
  onPaste: (event: ClipboardEvent) => void
}

/** A date that people know by heart, as three numbers with labels of their own and one message (GOV.UK pattern). */
export function DateInput(props: Props) {
  const { id, name, legend, hint, error, order, values, labels, formats, wrong = order } = props
  const focused = order.find((part) => error && wrong.includes(part)) ?? order[0]
  const { 'aria-describedby': describedBy } = ariaOf(id, { hint, error })
  return (
    <fieldset aria-describedby={describedBy} className={styles.date} name={name} onBlur={stopInside}>
      <FieldLabel as="legend">{legend}</FieldLabel>
      <div>
        {order.map((part) => (
          <label data-part={part} key={part}>
            {labels[part]}
            <TextInput
              aria-invalid={error && wrong.includes(part) ? true : undefined}
              autoComplete={props.autoComplete(part)}
              id={part === focused ? id : `${id}-${part}`}
              inputMode="numeric"
              isDense
              maxLength={MAX_DIGITS[part]}
              onChange={({ target }) => props.onPart(part, target.value)}
              onPaste={props.onPaste}
              placeholder={formats[part]}
              value={values[part]}
            />
          </label>
        ))}
      </div>
      <FieldError error={error} id={id} />
      {hint && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </fieldset>
  )
}

/** From one part to the next the date is not left: a form that checks what is left waits. */
function stopInside(event: FocusEvent<HTMLFieldSetElement>): void {
  if (event.currentTarget.contains(event.relatedTarget)) event.stopPropagation()
}
