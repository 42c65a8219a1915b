'use client'

import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { DateInput } from './date-input'

const EMPTY = { day: '', month: '', year: '' }
const FILLED = { day: '31', month: '02', year: '1985' }

/** Empty, with an error of two parts, and in the Chinese order. */
export function DateInputStates({ texts }: { texts: SampleTexts }) {
  const { day, hint, error, dateLabels: labels, dateFormats: formats } = texts
  const field = { legend: day, labels, formats, autoComplete: () => 'off', onPart: ignore, onPaste: ignore }
  return (
    <>
      <Sample of="hint">
        <DateInput
          {...field}
          hint={hint}
          id="date-empty"
          name="empty"
          order={['day', 'month', 'year']}
          values={EMPTY}
        />
      </Sample>
      <Sample of="error wrong">
        <DateInput
          {...field}
          error={error}
          id="date-error"
          name="error"
          order={['day', 'month', 'year']}
          values={FILLED}
          wrong={['day', 'month']}
        />
      </Sample>
      <Sample of="order">
        <DateInput {...field} id="date-order" name="order" order={['year', 'month', 'day']} values={FILLED} />
      </Sample>
    </>
  )
}

function ignore(): void {}
