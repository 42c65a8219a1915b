'use client'

import { useLocale } from 'next-intl'
import { type ClipboardEvent, type ReactNode, useState } from 'react'
import { DateInput } from '@/components/ui/date-input/date-input'
import {
  type DateNumbers,
  type DatePart,
  dateOrder,
  joinDate,
  readPastedDate,
  splitDate,
} from '@/lib/forms/date-numbers'
import { wrongDateNumbers } from '@/lib/forms/rules/date'

type DateTexts = { labels: DateNumbers; formats: DateNumbers }

/** Returns the texts of the three numbers. @param text of `day`, `dayFormat` … */
export function dateTexts(text: (key: DatePart | `${DatePart}Format`) => string): DateTexts {
  return {
    labels: { day: text('day'), month: text('month'), year: text('year') },
    formats: { day: text('dayFormat'), month: text('monthFormat'), year: text('yearFormat') },
  }
}

type Props = {
  id: string
  name: string
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  texts: DateTexts
  /** `YYYY-MM-DD`, or what is typed of it (`lib/forms/date-numbers.ts`). */
  value: string
  onChange: (value: string) => void
  /** Whose birthday the browser may fill in: the token of each part begins with it. Left out: no date that it knows. */
  fill?: (token: string) => string
}

/** A date in three numbers over a form's one value. Nothing typed is lost or rewritten while it is typed. */
export function DateField({ label, texts, value, onChange, fill, ...field }: Props) {
  const order = dateOrder(useLocale())
  const [typed, setTyped] = useState<DateNumbers>(() => splitDate(value))
  // A draft, a chosen person or a reset brings another value than what was typed.
  const numbers = joinDate(typed) === value ? typed : splitDate(value)

  function change(next: DateNumbers): void {
    setTyped(next)
    onChange(joinDate(next))
  }

  function paste(event: ClipboardEvent): void {
    const pasted = readPastedDate(event.clipboardData.getData('text'), order)
    if (!pasted) return
    event.preventDefault()
    change(pasted)
  }

  return (
    <DateInput
      {...field}
      {...texts}
      autoComplete={(part) => fill?.(`bday-${part}`) ?? 'off'}
      legend={label}
      onPart={(part: DatePart, text: string) => change({ ...numbers, [part]: text })}
      onPaste={paste}
      order={order}
      values={numbers}
      wrong={wrongDateNumbers(value)}
    />
  )
}
