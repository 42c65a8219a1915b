import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './database'

/** ⚙ Rows are read anew after so long even when nothing was told: a database that was put back counts from the start. */
const LIFETIME_MS = 60_000

type Read<Rows> = (station: string) => Promise<Rows>

export type KeepRows = <Rows>(read: Read<Rows>) => Read<Rows>

/** What one request has seen: all of it sees the branch as it was at one moment, and asks for the number once. */
const requests = new AsyncLocalStorage<{ number?: Promise<number> }>()

/** Everything that follows belongs to one request. */
export function seeOneMoment(follow: () => void): void {
  requests.run({}, follow)
}

/**
 * Keeps what the branch seldom changes (settings, cars, prices, places, extras) in memory, and never gives it older than
 * the database had it when the request came: the number of the last change is asked, which triggers write in the
 * transaction of the change itself (migration 0015). So a price that an operator wrote with SQL stands in the next quote,
 * with any number of providers. Only for tables that have such a trigger.
 */
export function openKeptRows(db: Database): KeepRows {
  const askNumber = (): Promise<number> => {
    const request = requests.getStore()
    if (!request) return lastChange(db)
    request.number ??= lastChange(db)
    return request.number
  }

  return <Rows>(read: Read<Rows>) => {
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
}

async function lastChange(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(sql`select max(id) as last from page_changes`)
  return Number(rows[0]?.last ?? 0)
}

/** Everybody gets the same rows: nobody may change them. */
function frozen<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
