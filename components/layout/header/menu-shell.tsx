'use client'

import { usePathname } from 'next/navigation'
import { type ComponentProps, useEffect, useRef } from 'react'
import { DismissibleDisclosure } from './dismissible-disclosure'

/** Where the phone layout ends (860 px); from here the menu is a small panel over the page. */
const WIDE = '(min-width: 861px)'

/** What lies under the open menu; its own row with logo and account stays in reach. */
const REST = 'body > :is(a, main, footer), body > header > :first-child'

type Props = Pick<ComponentProps<typeof DismissibleDisclosure>, 'summary' | 'label' | 'children'>

/** The menu: while it fills a phone's screen, the page under it can be neither reached nor read out. */
export function MenuShell(props: Props) {
  // Every route has a new, closed menu.
  return <Shell key={usePathname()} {...props} />
}

function Shell(props: Props) {
  const shell = useRef<HTMLDetailsElement>(null)

  useEffect(() => {
    const menu = shell.current
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
    <DismissibleDisclosure
      {...props}
      button={{ variant: 'soft', size: 'head', isIconOnly: true }}
      data-menu=""
      look="menu"
      ref={shell}
    />
  )
}

function setInert(inert: boolean): void {
  for (const element of document.querySelectorAll<HTMLElement>(REST)) element.inert = inert
}
