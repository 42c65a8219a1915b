'use client'

import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { addDays, addMonths, weekdayOf } from '@/lib/search/calendar-weeks'

/** Where a key leads from a day: arrows, the ends of the week, the same day of another month or year. */
const STEPS: Record<string, (date: string, isFar: boolean) => string> = {
  ArrowLeft: (date) => addDays(date, -1),
  ArrowRight: (date) => addDays(date, 1),
  ArrowUp: (date) => addDays(date, -7),
  ArrowDown: (date) => addDays(date, 7),
  Home: (date) => addDays(date, -weekdayOf(date)),
  End: (date) => addDays(date, 6 - weekdayOf(date)),
  PageUp: (date, isFar) => addMonths(date, isFar ? -12 : -1),
  PageDown: (date, isFar) => addMonths(date, isFar ? 12 : 1),
}

/** The one day of a calendar that Tab reaches; keys move it within the days that can be chosen. */
export function useDayFocus(
  start: string,
  { first, last }: { first: string; last: string },
  area: RefObject<HTMLElement | null>,
) {
  const [focused, setFocused] = useState(clamp(start, first, last))
  // Taken at first and by keys; a press has the focus already.
  const isFocusDue = useRef(true)

  useEffect(() => {
    if (!isFocusDue.current) return
    isFocusDue.current = false
    area.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus()
  }, [area, focused])

  function stepFocus(event: KeyboardEvent): void {
    const step = STEPS[event.key]
    if (!step || !(event.target as HTMLElement).dataset.date) return
    event.preventDefault()
    isFocusDue.current = true
    setFocused(clamp(step(focused, event.shiftKey), first, last))
  }

  return { focused, setFocused: (date: string) => setFocused(clamp(date, first, last)), stepFocus }
}

function clamp(date: string, first: string, last: string): string {
  if (date < first) return first
  return date > last ? last : date
}
