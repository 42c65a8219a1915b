import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { StationZone } from '@/components/layout/station-zone'
import { formatDayRange } from '@/lib/format/day-range'
import type { CalendarRules } from '@/lib/search/calendar-rules'
import { rentalLength } from '@/lib/search/rental-length'
import type { DateValues } from './use-rental-dates'

type Props = Pick<CalendarRules, 'hoursBehind'> & {
  values: DateValues
  /** The day pressed first, until the second one is. */
  anchor: string | null
  onPickup: (date: string) => void
}

/** What is chosen so far, its length, and whose clock it is. The first press already moves the pick-up of the form. */
export function CalendarTitle({ values, anchor, hoursBehind, onPickup }: Props) {
  const t = useTranslations('search.calendar')
  const pickupHandler = useRef(onPickup)
  pickupHandler.current = onPickup
  useEffect(() => {
    if (anchor) pickupHandler.current(anchor)
  }, [anchor])

  const range = useRangeText(values)
  return (
    <div>
      <h2 aria-live="polite">{anchor ? t('chooseDropoff') : (range ?? t('choosePickup'))}</h2>
      <p>
        <StationZone hoursBehind={hoursBehind[useLocale()]} />
      </p>
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
