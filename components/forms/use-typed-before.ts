'use client'

import { type RefObject, useLayoutEffect, useRef } from 'react'

const WAITS = 'waits'

/**
 * For a form that can be used before its script is there: what was typed, filled in or ticked by then is taken over, and a
 * press on its button, which `boot.js` has held back, is done.
 *
 * @returns `form`: for the element, which needs `data-early`
 */
export function useTypedBefore(
  values: Readonly<Record<string, string>>,
  set: (name: string, value: string) => void,
): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  const formState = useRef({ values, set })

  // Before anything is drawn anew: React would write its own, empty values into the fields.
  useLayoutEffect(() => {
    const element = form.current
    if (!element) return
    for (const control of element.elements) {
      if (!(control instanceof HTMLInputElement)) continue
      const typed = control.type === 'checkbox' ? (control.checked ? 'yes' : '') : control.value
      const before = formState.current.values[control.name]
      if (before !== undefined && typed !== before) formState.current.set(control.name, typed)
    }
    delete element.dataset.early
    if (element.dataset[WAITS] === undefined) return
    delete element.dataset[WAITS]
    // React leaves an attribute that it did not write; from here on the form says itself whether it is busy.
    element.querySelector('[type=submit][aria-busy=true]')?.setAttribute('aria-busy', 'false')
    // Once what was taken over is known to the form.
    setTimeout(() => element.requestSubmit())
  }, [])

  return form
}
