import type { ReactNode } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** Opens the callback form; without JavaScript it leads to the contacts, where the same form stands. */
export function CallbackLink({ className, children }: { className: string; children: ReactNode }) {
  return (
    <Link className={className} data-callback="" href={SITE_LINKS.callback}>
      {children}
    </Link>
  )
}
