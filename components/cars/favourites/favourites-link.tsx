import { useLocale } from 'next-intl'
import type { ReactNode } from 'react'
import { PREFIX_OF } from '@/lib/i18n/routing'

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** To the marked models; what they are, only the browser knows: `lib/cars/watch-favourites.ts` fills it in. */
export function FavouritesLink({ label, className, children }: Props) {
  return (
    <a
      aria-label={label}
      className={className}
      data-favourites={label}
      href={`${PREFIX_OF[useLocale()]}/rent/?list=`}
      suppressHydrationWarning
    >
      {children}
      <small suppressHydrationWarning />
    </a>
  )
}
