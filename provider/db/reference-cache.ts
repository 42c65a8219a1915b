import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { isUnavailable } from './errors'

/** Rows are read anew after so long even when nothing was told: a database that was put back counts from the start. */
const LIFETIME_MS = 60_000

type Read<Rows> = (station: string) => Promise<Rows>

export type ReferenceCache = (<Rows>(read: Read<Rows>) => Read<Rows>) & {
  /**
   * Does the work with the rows as they were last seen, without asking first: a statement of the work tells the number
   * (`noteLastChange`). When the database turns out to have newer rows, the work is done anew with those, so it may only
   * read.
   */
  guess<Result>(work: () => Promise<Result>): Promise<Result>
}

/** For a statement that is asked anyway, beside its own columns: see `noteLastChange`. */
export const LAST_CHANGE = sql`(select max(id) from page_changes)`

/** What one request has seen: all of it sees the branch as it was at one moment, and asks for the number once. */
type Moment = { number?: Promise<number>; told?: number }
const requests = new AsyncLocalStorage<Moment>()

/** Everything that follows belongs to one request. */
export function withRequestSnapshot(follow: () => void): void {
  requests.run({}, follow)
}

/** The number that a statement of this request has seen: nobody needs to ask for it. */
export function noteLastChange(last: string | null | undefined): void {
  const moment = requests.getStore()
  if (!moment) return
  moment.told = Number(last ?? 0)
  moment.number ??= Promise.resolve(moment.told)
}

/**
 * Keeps what the branch seldom changes (settings, cars, prices, places, extras) in memory, and never gives it older than
 * the database had it when the request came: the number of the last change is asked, which triggers write in the
 * transaction of the change itself (migration 0112). So a price that an operator wrote with SQL stands in the next quote,
 * with any number of providers. Only for tables that have such a trigger.
 */
export function createReferenceCache(db: Database): ReferenceCache {
  let lastSeen: number | null = null

  async function askNumber(): Promise<number> {
    const moment = requests.getStore() ?? {}
    moment.number ??= lastChange(db)
    lastSeen = await moment.number
    return lastSeen
  }

  function keep<Rows>(read: Read<Rows>): Read<Rows> {
    const kept = new Map<string, { number: number; until: number; rows: Promise<Rows> }>()
    return async (station) => {
      // Before the rows are read: they may be newer than this number says, never older.
      const number = await askNumber()
      const known = kept.get(station)
      if (known?.number === number && performance.now() < known.until) return known.rows
      const rows = read(station).then(frozen)
      const entry = { number, until: performance.now() + LIFETIME_MS, rows }
      kept.set(station, entry)
      rows.catch(() => kept.get(station) === entry && kept.delete(station))
      return rows
    }
  }

  async function guess<Result>(work: () => Promise<Result>): Promise<Result> {
    if (lastSeen === null || requests.getStore()?.number) return work()
    const guessed = lastSeen
    const moment: Moment = { number: Promise.resolve(guessed) }
    const [outcome] = await Promise.allSettled([requests.run(moment, work)])
    // Newer rows would not help, and asking for them would be waited for once more.
    if (outcome.status === 'rejected' && isUnavailable(outcome.reason)) throw outcome.reason
    const number = moment.told ?? (await lastChange(db))
    if (number !== guessed) return requests.run({ number: Promise.resolve(number) }, work)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  return Object.assign(keep, { guess })
}

async function lastChange(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(sql`select ${LAST_CHANGE} as last`)
  return Number(rows[0]?.last ?? 0)
}

/** Everybody gets the same rows: nobody may change them. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
