'use client'

import { useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { readTrip, type TripChoices } from '@/lib/transfers/trip-fields'
import type { LiveTrip } from './use-trip'

/** Links of the page to its own form change the trip in place: another load of the page would lose what was typed. */
export function useTripLinks({ trip, change }: Pick<LiveTrip, 'trip' | 'change'>, choices: TripChoices): void {
  const handleClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a[href^="?"][href$="#order"]') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
    // When the order has been sent there is no form: a new load begins another.
    if (!(link instanceof HTMLAnchorElement) || !isPlain || !findKind()) return
    event.preventDefault()
    const query = new URLSearchParams(link.search)
    flushSync(() => change(readTrip((name) => query.get(name), trip, choices)))
    findKind()?.focus()
    document.getElementById('order')?.scrollIntoView()
  })
  useEffect(() => {
    const listen = (event: MouseEvent) => handleClick(event)
    document.addEventListener('click', listen)
    return () => document.removeEventListener('click', listen)
  }, [])
}

function findKind(): HTMLElement | null {
  return document.querySelector<HTMLElement>('[type="radio"][name="kind"]:checked')
}
