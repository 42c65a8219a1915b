'use client'

import { Link, usePathname } from '@/lib/i18n/navigation'
import { SITE_LINKS, type SiteLink } from '@/lib/routing/site-links'

/** Links of the header or of the phone menu; the one of this page says so. */
export function NavLinks({ links }: { links: Array<{ to: SiteLink; text: string }> }) {
  const path = usePathname()
  return links.map(({ to, text }) => (
    <Link
      aria-current={SITE_LINKS[to] === path ? 'page' : undefined}
      data-for={to === 'account' ? 'guest' : undefined}
      href={SITE_LINKS[to]}
      key={to}
    >
      {text}
    </Link>
  ))
}
