'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import { NEXT } from '@/lib/auth/next-param'
import { Link, usePathname } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'

/** To the login, and from there back to this page, which the login reads with care: nothing of that is needed here. */
export function LoginLink(native: Omit<ComponentProps<typeof Link>, 'href'>) {
  const query = useSearchParams().toString()
  const here = usePathname() + (query && `?${query}`)
  return <Link {...native} href={`${SITE_LINKS.account}?${NEXT}=${encodeURIComponent(here)}`} />
}
