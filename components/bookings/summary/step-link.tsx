'use client'

import { useSearchParams } from 'next/navigation'
import type { ComponentProps } from 'react'
import type { Step } from '@/lib/bookings/steps'
import { Link } from '@/lib/i18n/navigation'

type Props = { slug: string; step: Step } & Omit<ComponentProps<typeof Link>, 'href'>

/** To another step of this address, with all that it holds now: options change it without a new page. */
export function StepLink({ slug, step, ...native }: Props) {
  const query = new URLSearchParams(useSearchParams())
  query.set('step', step)
  return <Link {...native} href={`/booking-online/${slug}/?${query}`} />
}
