import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

type Props = {
  className?: string
  /** What the visitor asks about; the dialog shows it, nobody is sent it. */
  note?: string
  children: ReactNode
}

/** Opens the callback modal (`callback-host.tsx`); without JavaScript it leads to the contacts, where the phone stands. */
export function CallbackLink({ className, note, children }: Props) {
  return (
    <Link
      aria-haspopup="dialog"
      className={className}
      data-callback=""
      data-callback-note={note}
      href={SITE_LINKS.callback}
    >
      {children}
    </Link>
  )
}
