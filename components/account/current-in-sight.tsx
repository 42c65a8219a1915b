'use client'

import { useEffect } from 'react'

/** Moves a menu that scrolls sideways to its current link: the last ones stand outside a phone's screen. */
export function CurrentInSight({ menuId, section }: { menuId: string; section: string }) {
  useEffect(() => {
    const menu = document.getElementById(menuId)
    const link = section && menu?.querySelector<HTMLElement>('[aria-current]')
    // Not `scrollIntoView`: that would move the page too.
    if (menu && link) menu.scrollLeft = link.offsetLeft - (menu.clientWidth - link.offsetWidth) / 2
  }, [menuId, section])
  return null
}
