import type { EventItem } from '@/provider/contract/content'
import { eventStatus } from './event-time'

export type EventGroups<Item> = { coming: Item[]; articles: Item[]; past: Item[] }

/** What is on or comes, the nearest first; articles as they were published; what is over, the latest first. */
export function groupEvents<Item extends Pick<EventItem, 'startsAt' | 'endsAt'>>(
  events: readonly Item[],
  now: Date,
): EventGroups<Item> {
  const groups: EventGroups<Item> = { coming: [], articles: [], past: [] }
  for (const event of events) {
    const status = eventStatus(event, now)
    if (status === 'article') groups.articles.push(event)
    else groups[status === 'past' ? 'past' : 'coming'].push(event)
  }
  groups.coming.sort(byStart)
  groups.past.sort((a, b) => byStart(b, a))
  return groups
}

function byStart(a: Pick<EventItem, 'startsAt'>, b: Pick<EventItem, 'startsAt'>): number {
  return Date.parse(a.startsAt ?? '') - Date.parse(b.startsAt ?? '')
}
