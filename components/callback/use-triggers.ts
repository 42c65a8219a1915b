'use client'

import { useEffect } from 'react'

const HASH = '#callback'

/** Calls `open` for a plain press on an element with `data-callback`, and when the address ends in `#callback`. */
export function useTriggers(open: (trigger: HTMLElement | null) => void): void {
  useEffect(() => {
    const press = (event: MouseEvent) => {
      const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      const trigger = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-callback]') : null
      if (!trigger || !isPlain) return
      event.preventDefault()
      open(trigger)
    }
    const readHash = () => {
      if (window.location.hash !== HASH) return
      // So that closing it is no step of the history, and a second press on such a link opens it again.
      window.history.replaceState(window.history.state, '', window.location.pathname + window.location.search)
      open(null)
    }
    readHash()
    // Captured: before a link's own router hears of it.
    document.addEventListener('click', press, true)
    window.addEventListener('hashchange', readHash)
    return () => {
      document.removeEventListener('click', press, true)
      window.removeEventListener('hashchange', readHash)
    }
  }, [open])
}
