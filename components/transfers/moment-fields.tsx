'use client'

import { useTranslations } from 'next-intl'
import { MomentField } from '@/components/search/moment-field'
import { showPicker } from '@/components/search/show-picker'
import { TimeSelect } from '@/components/search/time-select'
import { FieldLabel } from '@/components/ui/field/field-label'
import { CellInput } from '@/components/ui/input/cell-input'
import styles from './order-form.module.css'

type Props = {
  legend: string
  dateLabel: string
  timeLabel: string
  date: string
  time: string
  min: string
  max: string
  onChange: (moment: { date?: string; time?: string }) => void
}

/** A day and a time on the clock of the station. */
export function MomentFields({ legend, dateLabel, timeLabel, date, time, min, max, onChange }: Props) {
  const t = useTranslations('transfers.trip')
  return (
    <fieldset className={styles.moment}>
      <FieldLabel as="legend">{legend}</FieldLabel>
      <MomentField date={date} empty={t('chooseDay')} isTyped label={dateLabel} look="field" onOpen={showPicker}>
        {(beneath) => (
          <CellInput
            aria-label={dateLabel}
            max={max}
            min={min}
            // An emptied date is no trip: the old one stays.
            onChange={({ target }) => target.value !== '' && onChange({ date: target.value })}
            type="date"
            value={date}
            {...beneath}
          />
        )}
      </MomentField>
      <TimeSelect label={timeLabel} onChange={(chosen) => onChange({ time: chosen })} value={time} />
    </fieldset>
  )
}
