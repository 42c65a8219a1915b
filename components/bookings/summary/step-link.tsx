'use client'

import { useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import type { Step } from '@/lib/bookings/steps'
import { Link } from '@/lib/i18n/navigation'

type Props = { slug: string; step: Step; children: ReactNode }

/** To another step of this address, with all that it holds now: options change it without a new page. */
export function StepLink({ slug, step, children }: Props) {
  const query = new URLSearchParams(useSearchParams())
  query.set('step', step)
  return <Link href={`/booking-online/${slug}/?${query}`}>{children}</Link>
}
