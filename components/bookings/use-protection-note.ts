import { useFormatter, useTranslations } from 'next-intl'
import { DEADLINE_MOMENT } from '@/lib/format/moments'

/** What booking protection gives, as dates: money comes back until the one without it, until the other with it. */
export function useProtectionNote(freeCancellationUntil: string, pickup: Date): string {
  const t = useTranslations('bookings.options')
  const format = useFormatter()
  return t('protectionDates', {
    free: format.dateTime(new Date(freeCancellationUntil), DEADLINE_MOMENT),
    pickup: format.dateTime(pickup, DEADLINE_MOMENT),
  })
}
