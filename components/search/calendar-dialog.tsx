'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type RefObject, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Field } from '@/components/ui/field/field'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import styles from './calendar.module.css'
import { CalendarMonths } from './calendar-months'
import { CalendarNote } from './calendar-note'
import { ExtraDayNote } from './extra-day-note'
import { placeDialog } from './place-dialog'
import { TimeSelect } from './time-select'
import type { DateValues } from './use-rental-dates'

export type CalendarDialogProps = {
  /** The date field under which it opens. */
  anchor: RefObject<HTMLElement | null>
  /** What the form had at first. */
  initial: DateValues
  values: DateValues
  rules: CalendarRules
  onChange: (changed: Partial<DateValues>) => void
  onClose: () => void
}

/** Both dates and times in one place: a popover under the fields, a sheet on a phone. The fields stay the form's own. */
export function CalendarDialog({ anchor, initial, values, rules, onChange, onClose }: CalendarDialogProps) {
  const t = useTranslations('search.calendar')
  const [isOpen, setIsOpen] = useState(true)
  const close = () => setIsOpen(false)

  // In the grid Esc would only drop a half-chosen range, and keep the dialog.
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }

  return createPortal(
    <Dialog
      aria-label={t('name')}
      closeLabel={t('close')}
      closesOutside
      isOpen={isOpen}
      lang={useLocale()}
      look="popover"
      onClose={onClose}
      onKeyDownCapture={closeByEscape}
      onOpening={(dialog) => anchor.current && placeDialog(dialog, anchor.current)}
    >
      <CalendarMonths onChange={onChange} rules={rules} values={values} />
      <div className={styles.times}>
        <Field label={t('pickupTime')}>
          <TimeSelect
            first={values.from === rules.first.date ? rules.first.time : undefined}
            label={t('pickupTime')}
            onChange={(fromTime) => onChange({ fromTime })}
            value={values.fromTime}
          />
        </Field>
        <Field label={t('dropoffTime')}>
          <TimeSelect label={t('dropoffTime')} onChange={(toTime) => onChange({ toTime })} value={values.toTime} />
        </Field>
      </div>
      <ExtraDayNote values={values} />
      <CalendarNote rules={rules} />
      <div className={styles.actions}>
        <Button onClick={() => onChange(initial)} variant="ghost">
          {t('reset')}
        </Button>
        <Button onClick={close}>{t('done')}</Button>
      </div>
    </Dialog>,
    document.body,
  )
}
