'use client'

import { type RefObject, useEffect } from 'react'

/** What the notice must not lie over. */
const PROTECTED_SELECTOR = 'main :is([data-look~="primary"], .btn.primary)'

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/**
 * Keeps a fixed card off the page's primary buttons and off whatever has the focus: it stands at the bottom, or at the
 * top when only there is room (`data-dock`). @param isVisible false: there is no card.
 */
export function useDock(card: RefObject<HTMLElement | null>, isVisible: boolean): void {
  useEffect(() => {
    if (!isVisible) return
    let frame = 0
    const scheduleDock = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => card.current && dock(card.current))
    }
    scheduleDock()
    const events = ['scroll', 'resize', 'focusin'] as const
    for (const name of events) window.addEventListener(name, scheduleDock, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const name of events) window.removeEventListener(name, scheduleDock)
    }
  }, [card, isVisible])
}

function dock(card: HTMLElement): void {
  const focused = document.activeElement
  const protectedElements = [...document.querySelectorAll(PROTECTED_SELECTOR)]
  if (focused && focused !== document.body && !card.contains(focused) && !focused.matches('main'))
    protectedElements.push(focused)
  const boxes = protectedElements.map((element) => element.getBoundingClientRect())
  const isFree = (place: 'bottom' | 'top') => {
    card.dataset.dock = place
    const own = card.getBoundingClientRect()
    return !boxes.some((box) => overlap(own, box))
  }
  if (!isFree('bottom') && !isFree('top')) card.dataset.dock = 'bottom'
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom
}
