import { useTranslations } from 'next-intl'
import type { HistoryItem } from '@/provider/contract/history'

type Status = HistoryItem['status']

const LOOK_OF: Record<Status, string> = {
  held: 'wait',
  awaiting_payment: 'wait',
  confirmed: 'ok',
  active: 'ok',
  completed: '',
  expired: '',
  cancelled_client: '',
  cancelled_branch: 'bad',
  no_show: 'bad',
}

/** The state of a booking in words. */
export function BookingTag({ status }: { status: Status }) {
  const t = useTranslations('account')
  return <span className={`tag ${LOOK_OF[status]}`}>{t(`statuses.${status}`)}</span>
}
