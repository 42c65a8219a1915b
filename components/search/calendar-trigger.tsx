import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import type { Calendar } from './use-calendar'

/** The button that stands where the browser shows its own calendar; without JavaScript that one stays. */
export function CalendarTrigger({ calendar }: { calendar: Calendar }) {
  const t = useTranslations('search.calendar')
  if (!calendar.ready) return null
  return (
    <button
      aria-haspopup="dialog"
      aria-label={t('open')}
      onClick={calendar.open}
      onFocus={calendar.preload}
      onPointerEnter={calendar.preload}
      type="button"
    >
      <Icon of="calendar-days" />
    </button>
  )
}
