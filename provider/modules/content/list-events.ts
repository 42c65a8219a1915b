import type { EventDetails, EventItem } from '@/provider/contract/content'
import { FailureError } from '@/provider/failure-error'
import type { Cars } from '@/provider/modules/cars/bind-cars'
import type { Language } from '@/provider/rules/i18n/language'
import { type ContextDeps, readContext } from './content-context'
import { readDiscountFacts } from './discount-facts'
import { eventDetails, eventItem } from './items'
import { findEventRows, listClassNames, listEventRows } from './queries'

/** Returns the published events; the latest comes first. */
export async function listEvents(deps: ContextDeps, language: Language): Promise<EventItem[]> {
  const { reader, complete, today } = await readContext(deps, language)
  const rows = await listEventRows(deps.db, deps.settings.station, today)
  return complete('events', rows).map((row) => eventItem(row, reader))
}

/**
 * Returns one event.
 *
 * @throws {FailureError} `not_found` also for an event that is not published yet.
 */
export async function readEvent(
  deps: ContextDeps & { cars: Cars },
  id: number,
  language: Language,
): Promise<EventDetails> {
  const { db, settings } = deps
  const { reader, complete, today, ...figures } = await readContext(deps, language)
  const [row] = complete('events', await findEventRows(db, settings.station, today, id))
  if (!row) throw new FailureError('not_found', 'No such event.')
  const [facts, classes] = await Promise.all([readDiscountFacts(deps, figures), listClassNames(db, settings.station)])
  return eventDetails(row, facts, classes, reader)
}
