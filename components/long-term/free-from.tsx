import { useTranslations } from 'next-intl'
import { FAR_DAY } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'

/** @param date `YYYY-MM-DD`; null: free now. */
export function FreeFrom({ date }: { date: string | null }) {
  const t = useTranslations('longTerm')
  const format = useFormatter()
  if (date === null) return t('freeNow')
  // A day of the calendar, not a moment: UTC midnight is that day in UTC alone.
  return t('freeFrom', { date: format.dateTime(new Date(date), { ...FAR_DAY, timeZone: 'UTC' }) })
}
