'use client'

import { useEffect } from 'react'

/** Pushes a row of links along to its current one, where `scroll-initial-target` is not known yet. */
export function ChosenInView() {
  useEffect(() => {
    if (CSS.supports('scroll-initial-target', 'nearest')) return
    for (const link of document.querySelectorAll<HTMLElement>('main nav > [aria-current]')) {
      const row = link.parentElement?.parentElement
      if (row && row.scrollWidth > row.clientWidth) row.scrollLeft = link.offsetLeft - row.clientWidth / 2
    }
  }, [])
  return null
}
