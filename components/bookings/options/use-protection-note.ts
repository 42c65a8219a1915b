import { useTranslations } from 'next-intl'
import { DEADLINE_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'

/** What booking protection gives, a line each: to whom, until when money comes back without it, and until when with it. */
export function useProtectionNote(freeCancellationUntil: string, pickup: Date): string[] {
  const t = useTranslations('bookings.options')
  const format = useFormatter()
  return [
    t('protectionOnline'),
    t('protectionFree', { free: format.deadline(new Date(freeCancellationUntil), DEADLINE_MOMENT) }),
    t('protectionPaid', { pickup: format.deadline(pickup, DEADLINE_MOMENT) }),
  ]
}
