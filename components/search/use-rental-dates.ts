import { type RefObject, useContext, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { daysBetween, dropoffFor } from '@/lib/search/dates-in-order'
import type { SearchFields } from '@/lib/search/search-params'
import { RestoredSearch } from './restored-search'
import { useFormReset } from './use-form-reset'

export type DateValues = Pick<SearchFields, 'from' | 'fromTime' | 'to' | 'toTime'>

/**
 * Both ends as they stand in the form. A later pick-up takes the drop-off along; what was chosen before hydration stays,
 * the last search may come into them, and the form's reset brings the first ones back.
 */
export function useRentalDates(fields: DateValues, inside: RefObject<HTMLElement | null>) {
  const [values, setValues] = useState(fields)
  // Days between the two dates; a pick-up that is emptied and typed anew must not lose it.
  const [length, setLength] = useState(daysBetween(fields.from, fields.to) ?? 1)
  const [isRestored, setIsRestored] = useState(false)

  useFormReset(inside, () => {
    setValues(fields)
    setIsRestored(false)
    setLength(daysBetween(fields.from, fields.to) ?? 1)
  })
  const restored = useContext(RestoredSearch)
  useEffect(() => {
    if (!restored) return
    const { from, fromTime, to, toTime } = restored
    setValues({ from, fromTime, to, toTime })
    setIsRestored(true)
    setLength(daysBetween(from, to) ?? 1)
  }, [restored])

  function change(changed: Partial<DateValues>): void {
    const next = { ...values, ...changed }
    if (changed.from !== undefined && changed.to === undefined) next.to = dropoffFor(next.from, next.to, length)
    setLength(daysBetween(next.from, next.to) ?? length)
    setValues(next)
    setIsRestored(false)
  }

  const applyTypedDates = useRef(() => {
    const typed = typedDates(inside.current?.closest('form'), fields)
    if (Object.keys(typed).length > 0) change(typed)
  })
  useLayoutEffect(() => applyTypedDates.current(), [])

  return { values, change, isRestored }
}

/** What already differs in the fields: a slow phone shows them long before its scripts run. */
function typedDates(form: HTMLFormElement | null | undefined, fields: DateValues): Partial<DateValues> {
  if (!form) return {}
  const sent = new FormData(form)
  const names = ['from', 'fromTime', 'to', 'toTime'] as const
  const typed = names.map((name) => [name, String(sent.get(name) ?? fields[name])] as const)
  return Object.fromEntries(typed.filter(([name, value]) => value !== fields[name]))
}
