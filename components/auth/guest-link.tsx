'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { NEXT } from '@/lib/auth/next-param'
import { withNext } from '@/lib/auth/way-on'
import { Link } from '@/lib/i18n/navigation'

/** To another guest screen, which remembers as well where the visitor came from. */
export function GuestLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link className="link" href={withNext(href, useSearchParams().get(NEXT))}>
      {children}
    </Link>
  )
}
