'use client'

import { type ComponentType, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import type { CalendarDialogProps } from './calendar-dialog'

export type Calendar = ReturnType<typeof useCalendar>

const load = () => import('./calendar-dialog').then((module) => module.CalendarDialog)

/**
 * The calendar over the plain date fields. Its code comes when a date is focused or pointed at; when it cannot come, the
 * browser's own calendar opens.
 */
export function useCalendar(rules: CalendarRules | undefined) {
  const ready = useHydrated() && rules !== undefined
  const [Dialog, setDialog] = useState<ComponentType<CalendarDialogProps> | null>(null)
  const touched = useRef(false)

  function open(event: MouseEvent<HTMLElement>): void {
    event.preventDefault()
    const input = event.currentTarget.parentElement?.querySelector('input')
    load().then(
      (loaded) => setDialog(() => loaded),
      () => input?.showPicker(),
    )
  }

  const preload = () => void load().catch(() => undefined)
  return {
    ready,
    Dialog,
    open,
    preload,
    close: () => setDialog(null),
    inputProps: ready
      ? {
          onClick: open,
          onFocus: preload,
          // A finger on a date field would bring the phone's own calendar with the focus.
          onPointerDown: (event: PointerEvent) => {
            touched.current = event.pointerType === 'touch'
          },
          onMouseDown: (event: MouseEvent) => {
            if (touched.current) event.preventDefault()
          },
        }
      : {},
  }
}
