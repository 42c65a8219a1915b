'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { withSession } from '@/lib/auth/with-session'
import { chosenHref } from '@/lib/cars/chosen-slugs'
import { useFavourites } from '@/lib/cars/use-favourites'
import { Link, usePathname } from '@/lib/i18n/navigation'

/** Of a search, what a list of favourites is priced for. */
const DATE_FIELDS = ['from', 'fromTime', 'to', 'toTime', 'place', 'back'] as const

type Props = { label: string; className?: string | undefined; children: ReactNode }

/** To the marked models, with the dates last searched for; their number stands behind the children. */
export function FavouritesLink({ label, className, children }: Props) {
  const favourites = useFavourites()
  const path = usePathname()
  const [query, setQuery] = useState('')

  function readDates(): void {
    withSession(({ searchForm }) => {
      const pairs = DATE_FIELDS.map((name) => [name, searchForm?.[name] ?? '']).filter(([, value]) => value !== '')
      setQuery(searchForm?.from ? `?${new URLSearchParams(pairs)}` : '')
    })
  }
  // Another page may have searched for other dates.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is when, not what.
  useEffect(readDates, [path])

  const count = favourites.length
  return (
    <Link
      aria-label={count > 0 ? `${label}: ${count}` : label}
      className={className}
      href={chosenHref(
        'list',
        favourites.map(({ slug }) => slug),
        query,
      )}
      onFocus={readDates}
      onPointerEnter={readDates}
    >
      {children}
      {count > 0 && <small>{count}</small>}
    </Link>
  )
}
