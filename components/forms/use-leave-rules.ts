'use client'

import { type FocusEvent, useEffect, useRef } from 'react'

/**
 * Checks a field when it is left, but never between press and release of a pointer: an error line that comes or goes
 * moves the page, and the click would miss what it was aimed at.
 *
 * @returns the form's `onBlur`
 */
export function useLeaveRules(check: (name: string) => void): (event: FocusEvent<HTMLFormElement>) => void {
  const isPressed = useRef(false)
  const waiting = useRef(new Set<string>())
  const latest = useRef(check)
  latest.current = check

  useEffect(() => {
    const press = () => {
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      // After the click, which follows the release at once.
      setTimeout(() => {
        for (const name of waiting.current) latest.current(name)
        waiting.current.clear()
      })
    }
    const ends = ['pointerup', 'pointercancel'] as const
    document.addEventListener('pointerdown', press, true)
    for (const end of ends) document.addEventListener(end, release, true)
    return () => {
      document.removeEventListener('pointerdown', press, true)
      for (const end of ends) document.removeEventListener(end, release, true)
    }
  }, [])

  return ({ target }) => {
    // The parts of a date have the name of their group.
    const named = target.closest('fieldset[name]') ?? target
    const { name } = named as Element & { name?: string }
    if (!name) return
    if (isPressed.current) waiting.current.add(name)
    else latest.current(name)
  }
}
