import { useTranslations } from 'next-intl'
import { Icon } from '@/components/ui/icon/icon'
import { Notice } from '@/components/ui/notice/notice'
import { FAR_MOMENT } from '@/lib/format/moments'
import { useFormatter } from '@/lib/i18n/use-formatter'

/** The deadline as a date and a time, never as "48 hours before". Null: it has passed. */
export function FreeCancellation({ until }: { until: Date | null }) {
  const t = useTranslations('bookings.trip')
  const format = useFormatter()
  return (
    <Notice as="p" icon={<Icon of="calendar-check" size="s" />} kind="info">
      <span>
        {until ? t('freeCancellation', { moment: format.deadline(until, FAR_MOMENT) }) : t('freeCancellationOver')}
      </span>
    </Notice>
  )
}
