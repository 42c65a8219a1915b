import type { BookingStatus } from '@/provider/contract/bookings'
import type { HistoryItem } from '@/provider/contract/history'

/** Tabs of the history, in their order; the address names one as `show`. */
export const HISTORY_GROUPS = ['upcoming', 'active', 'past', 'cancelled'] as const
export type HistoryGroup = (typeof HISTORY_GROUPS)[number]

const GROUP_OF: Record<BookingStatus, HistoryGroup> = {
  held: 'upcoming',
  awaiting_payment: 'upcoming',
  confirmed: 'upcoming',
  active: 'active',
  completed: 'past',
  expired: 'cancelled',
  cancelled_client: 'cancelled',
  cancelled_branch: 'cancelled',
  no_show: 'cancelled',
}

export type Grouped = { selectedGroup: HistoryGroup; items: HistoryItem[]; counts: Record<HistoryGroup, number> }

/** The bookings of the tab that is asked for; else of the first one that has any. Those to come: the next one first. */
export function groupHistory(items: readonly HistoryItem[], show: string | string[] | undefined): Grouped {
  const of = (group: HistoryGroup) => items.filter(({ status }) => GROUP_OF[status] === group)
  const [first = 'upcoming'] = HISTORY_GROUPS.filter((group) => of(group).length > 0)
  const selectedGroup = HISTORY_GROUPS.find((group) => group === show) ?? first
  return {
    selectedGroup: selectedGroup,
    items: selectedGroup === 'upcoming' ? of(selectedGroup).toReversed() : of(selectedGroup),
    counts: {
      upcoming: of('upcoming').length,
      active: of('active').length,
      past: of('past').length,
      cancelled: of('cancelled').length,
    },
  }
}
