'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { TextLink } from '@/components/ui/text-link/text-link'
import { NEXT } from '@/lib/auth/next-param'
import { withNext } from '@/lib/auth/way-on'

/** To another guest screen, which remembers as well where the visitor came from. */
export function GuestLink({ href, children }: { href: string; children: ReactNode }) {
  return <TextLink href={withNext(href, useSearchParams().get(NEXT))}>{children}</TextLink>
}
