'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { withNext } from '@/lib/account/way-on'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** To the login, and from there back to this page. */
export function LoginLink({ className, children }: { className: string; children: ReactNode }) {
  const query = useSearchParams().toString()
  const here = usePathname() + (query && `?${query}`)
  return (
    <Link className={className} href={withNext(SITE_LINKS.account, here)}>
      {children}
    </Link>
  )
}
