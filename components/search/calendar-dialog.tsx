'use client'

import './calendar.css'
import { useLocale, useTranslations } from 'next-intl'
import { type KeyboardEvent, type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { Icon } from '@/components/ui/icon/icon'
import type { CalendarRules } from '@/lib/search/calendar-rules'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const close = () => dialog.current?.close()

  useLayoutEffect(() => {
    if (!dialog.current || dialog.current.open) return
    if (anchor.current) placeDialog(dialog.current, anchor.current)
    dialog.current.showModal()
  }, [anchor])

  // In the grid Esc would only drop a half-chosen range, and keep the dialog.
  const closeByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    close()
  }
  const closeFromOutside = (event: MouseEvent) => event.target === dialog.current && close()

  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is one on the backdrop; Esc does the same
    <dialog
      aria-label={t('name')}
      className="cal-pop"
      lang={useLocale()}
      onClick={closeFromOutside}
      onClose={onClose}
      onKeyDownCapture={closeByEscape}
      ref={dialog}
    >
      <button aria-label={t('close')} className="btn ghost icon cal-close" onClick={close} type="button">
        <Icon of="x" />
      </button>
      <CalendarMonths onChange={onChange} rules={rules} values={values} />
      <div className="cal-times">
        <div className="field">
          <span className="lbl">{t('pickupTime')}</span>
          <TimeSelect
            className="inp"
            first={values.from === rules.first.date ? rules.first.time : undefined}
            label={t('pickupTime')}
            onChange={(fromTime) => onChange({ fromTime })}
            value={values.fromTime}
          />
        </div>
        <div className="field">
          <span className="lbl">{t('dropoffTime')}</span>
          <TimeSelect
            className="inp"
            label={t('dropoffTime')}
            onChange={(toTime) => onChange({ toTime })}
            value={values.toTime}
          />
        </div>
      </div>
      <ExtraDayNote values={values} />
      <CalendarNote rules={rules} />
      <div className="cal-acts">
        <button className="btn ghost" onClick={() => onChange(initial)} type="button">
          {t('reset')}
        </button>
        <button className="btn primary" onClick={close} type="button">
          {t('done')}
        </button>
      </div>
    </dialog>,
    document.body,
  )
}
