'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { TextLink } from '@/components/ui/text-link/text-link'
import { withSession } from '@/lib/auth/with-session'
import { stationNow } from '@/lib/callback/station-now'
import { type LastList, lastList } from '@/lib/search/last-list'
import type { SelectedCar } from '@/lib/search/search-slice'

type Seen = { car: SelectedCar | null; list: LastList | null }

/** The car last looked at, and the list with its last search; comes after hydration into a line that waits for it. */
export function RecentlyViewedLinks() {
  const t = useTranslations('layout')
  const [{ car, list }, setSeen] = useState<Seen>({ car: null, list: null })

  useEffect(() => {
    const { date: today } = stationNow()
    withSession(({ selectedCar, results }) => setSeen({ car: selectedCar, list: lastList(results, today) }))
  }, [])

  // A list without a car is the page itself, or one that led nowhere.
  if (!car) return null
  return (
    <nav aria-label={t('seen.title')}>
      <TextLink href={`/rent/${car.slug}/`}>{t('seen.car', { car: car.name })}</TextLink>
      {list && (
        <TextLink href={list.href}>
          {list.free === null ? t('seen.list') : t('seen.freeList', { free: list.free })}
        </TextLink>
      )}
    </nav>
  )
}
