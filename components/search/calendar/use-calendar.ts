'use client'

import { type ComponentType, useState } from 'react'
import { flushSync } from 'react-dom'
import { showPicker } from '@/components/search/show-picker'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { End } from '@/lib/search/choose-day'
import type { CalendarDialogProps } from './calendar-dialog'

const load = () => import('./calendar-dialog').then((module) => module.CalendarDialog)

type Opened = { Dialog: ComponentType<CalendarDialogProps>; end: End }

/**
 * The calendar of the date fields. Its code comes when a date is focused or pointed at; when it cannot come, the browser's
 * own controls come up. Without the branch's rules the browser's own calendar opens.
 */
export function useCalendar(rules: CalendarRules | undefined) {
  const [opened, setOpened] = useState<Opened | null>(null)
  const [isNative, setIsNative] = useState(false)

  function open(end: End, field: HTMLElement): void {
    if (!rules) {
      showPicker(field)
      return
    }
    const fieldset = field.closest('fieldset')
    load().then(
      (Dialog) => setOpened({ Dialog, end }),
      () => {
        flushSync(() => setIsNative(true))
        fieldset?.querySelector('input')?.focus()
      },
    )
  }

  return {
    opened,
    isNative,
    open,
    preload: () => void (rules && load().catch(() => undefined)),
    close: () => setOpened(null),
  }
}
