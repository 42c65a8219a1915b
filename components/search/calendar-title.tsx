import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { formatDayRange } from '@/lib/format/day-range'
import { rentalLength } from '@/lib/search/rental-length'
import type { DateValues } from './use-rental-dates'

type Props = {
  values: DateValues
  /** The day pressed first, until the second one is. */
  anchor: string | null
  moscowBehind: number
  onPickup: (date: string) => void
}

/** What is chosen so far, its length, and whose clock it is. The first press already moves the pick-up of the form. */
export function CalendarTitle({ values, anchor, moscowBehind, onPickup }: Props) {
  const t = useTranslations('search.calendar')
  const tell = useRef(onPickup)
  tell.current = onPickup
  useEffect(() => {
    if (anchor) tell.current(anchor)
  }, [anchor])

  const hours = Math.abs(moscowBehind)
  const zone = moscowBehind > 0 ? t('zoneBehind', { hours }) : t('zoneAhead', { hours })
  const range = useRangeText(values)
  return (
    <div className="cal-title">
      <h2 aria-live="polite">{anchor ? t('chooseDropoff') : (range ?? t('choosePickup'))}</h2>
      <p>{hours === 0 ? t('zone') : zone}</p>
    </div>
  )
}

function useRangeText(values: DateValues): string | null {
  const t = useTranslations('search.calendar')
  const locale = useLocale()
  const days = rentalLength(values)
  if (days === null) return null
  return t('range', { dates: formatDayRange(new Date(values.from), new Date(values.to), locale, 'UTC'), days })
}
