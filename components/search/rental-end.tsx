'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps, Ref } from 'react'
import { CellInput } from '@/components/ui/input/cell-input'
import type { errorAttributes } from './error-attributes'
import { MomentField } from './moment-field'
import { TimeSelect } from './time-select'

type Props = Pick<ComponentProps<typeof MomentField>, 'look' | 'isCurrent' | 'isNative' | 'onOpen' | 'onApproach'> & {
  names: readonly [date: string, time: string]
  labels: { end: string; date: string; time: string }
  date: string
  time: string
  /** First day, `YYYY-MM-DD`. */
  min: string
  /** On that day no earlier time can be chosen. */
  firstTime?: string | undefined
  error: ReturnType<typeof errorAttributes>
  onDate: (date: string) => void
  onTime: (time: string) => void
  ref?: Ref<HTMLFieldSetElement>
}

/** One end of a rental: its field over a native date and a native time, which hold the values of the form. */
export function RentalEnd({ names, labels, date, time, min, firstTime, error, onDate, onTime, ...field }: Props) {
  const t = useTranslations('search.calendar')
  return (
    <MomentField
      {...field}
      date={date}
      describedBy={error['aria-describedby']}
      empty={t('chooseDay')}
      label={labels.end}
      time={time}
    >
      {(beneath) => (
        <>
          <CellInput
            aria-label={labels.date}
            min={min}
            name={names[0]}
            onChange={({ target }) => onDate(target.value)}
            required
            type="date"
            value={date}
            {...error}
            {...beneath}
          />
          <TimeSelect
            first={firstTime}
            label={labels.time}
            look="cell"
            name={names[1]}
            onChange={onTime}
            value={time}
            {...beneath}
          />
        </>
      )}
    </MomentField>
  )
}
