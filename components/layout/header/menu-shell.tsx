'use client'

import { usePathname } from 'next/navigation'
import { type ComponentProps, useEffect, useRef } from 'react'
import { Disclosure } from '@/components/ui/disclosure'

/** Where the phone layout ends (`--breakpoint-wide`); from here the menu is a small panel over the page. */
const WIDE = '(min-width: 861px)'

/** What lies under the open menu; its own row with logo and account stays in reach. */
const REST = 'main, .ftr, .util, .skip'

type Props = Omit<ComponentProps<typeof Disclosure>, 'className'>

/** The menu: while it fills a phone's screen, the page under it can be neither reached nor read out. */
export function MenuShell(props: Props) {
  // Every route has a new, closed menu.
  return <Shell key={usePathname()} {...props} />
}

function Shell(props: Props) {
  const shell = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const menu = shell.current?.querySelector('details')
    if (!menu) return
    const wide = window.matchMedia(WIDE)
    const cover = () => setInert(menu.open && !wide.matches)
    const close = () => {
      menu.open = false
    }
    menu.addEventListener('toggle', cover)
    wide.addEventListener('change', close)
    return () => {
      menu.removeEventListener('toggle', cover)
      wide.removeEventListener('change', close)
      setInert(false)
    }
  }, [])

  return (
    <div className="contents" ref={shell}>
      <Disclosure {...props} className="menu" />
    </div>
  )
}

function setInert(inert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(REST)) element.inert = inert
}
