import { useTranslations } from 'next-intl'
import { Tag, type TagTone } from '@/components/ui/tag/tag'
import type { HistoryItem } from '@/provider/contract/history'

type Status = HistoryItem['status']

const TONE_OF: Partial<Record<Status, TagTone>> = {
  held: 'warning',
  awaiting_payment: 'warning',
  confirmed: 'success',
  active: 'success',
  cancelled_branch: 'danger',
  no_show: 'danger',
}

/** The state of a booking in words. */
export function BookingTag({ status }: { status: Status }) {
  const t = useTranslations('account')
  return <Tag tone={TONE_OF[status]}>{t(`statuses.${status}`)}</Tag>
}
