import type { ComponentProps } from 'react'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { WaitedCar } from '@/lib/waitlist/waited-car'

type Props = { about: WaitedCar } & Omit<ComponentProps<typeof Link>, 'href' | 'about'>

/**
 * Opens the form of the waitlist in the dialog of the callback (`callback-host.tsx`), which every page has; without
 * JavaScript it leads to the contacts, where the phone stands.
 */
export function WaitlistLink({ about: { car, slug, query, dates }, ...native }: Props) {
  return (
    <Link
      {...native}
      aria-haspopup="dialog"
      data-ask-car={car}
      data-ask-dates={dates}
      data-callback=""
      data-wait-query={query}
      data-wait-slug={slug}
      href={SITE_LINKS.callback}
    />
  )
}
