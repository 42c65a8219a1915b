import { AsyncLocalStorage } from 'node:async_hooks'
import { sql } from 'drizzle-orm'
import type { Database } from './database'
import { isUnavailable } from './errors'
import type { Replica } from './replica'

/** Rows are read again after this time without any change: the numbers of a restored database begin again. */
const LIFETIME_MS = 60_000

type Read<Rows> = (station: string) => Promise<Rows>

export type ReferenceCache = (<Rows>(read: Read<Rows>) => Read<Rows>) & {
  /**
   * Does the work with the cached rows without reading the number of the last change first: a statement of the work reads it
   * too (`noteLastChange`). When the database has newer rows, the work is repeated with those, so it may only read.
   */
  guess<Result>(work: () => Promise<Result>): Promise<Result>

  /**
   * Reads from the replica where there is one and the work of `mayBeOld` asks, else from the primary. The read sees every
   * change of what pages show that the request knows of, and is done again at the primary when the replica fails.
   */
  readOld<Result>(read: (db: Database) => Promise<Result>): Promise<Result>
}

/** A column for a statement that is sent anyway: see `noteLastChange`. */
export const LAST_CHANGE = sql`(select max(id) from page_changes)`

/** `number`: of the last change, read once for a request. `notedNumber`: as a statement of the request read it. */
type RequestSnapshot = { number?: Promise<number>; notedNumber?: number; mayBeOld?: boolean | undefined }
const requests = new AsyncLocalStorage<RequestSnapshot>()

/** Does work whose reads may be a second old: what visitors look at. Never what decides about money, a car or a session. */
export function mayBeOld<Result>(work: () => Promise<Result>): Promise<Result> {
  return requests.run({ ...requests.getStore(), mayBeOld: true }, work)
}

/** Runs a request: all of it sees the reference data of one moment. */
export function withRequestSnapshot(follow: () => void): void {
  requests.run({}, follow)
}

/** Notes the number that a statement of this request has read: it need not be read again. */
export function noteLastChange(last: string | null | undefined): void {
  const snapshot = requests.getStore()
  if (!snapshot) return
  snapshot.notedNumber = Number(last ?? 0)
  snapshot.number ??= Promise.resolve(snapshot.notedNumber)
}

/**
 * Creates a cache of reference data (settings, cars, prices, places, extras). A read is never older than the request: the
 * number of the last change, which triggers write in the transaction of the change itself (migration 0112), is checked
 * first. So a price that an operator changes with SQL is in the next quote, with any number of providers. Only for tables
 * with such a trigger.
 */
export function createReferenceCache(db: Database, replica: Pick<Replica, 'read'> | null = null): ReferenceCache {
  let lastSeen: number | null = null

  async function readNumber(): Promise<number> {
    const snapshot = requests.getStore() ?? {}
    snapshot.number ??= lastChange(db)
    lastSeen = await snapshot.number
    return lastSeen
  }

  function cacheRead<Rows>(read: Read<Rows>): Read<Rows> {
    const entries = new Map<string, { number: number; until: number; rows: Promise<Rows> }>()
    return async (station) => {
      // The number is read before the rows: they may be newer than it says, never older.
      const number = await readNumber()
      const cached = entries.get(station)
      if (cached?.number === number && performance.now() < cached.until) return cached.rows
      const rows = read(station).then(freezeDeep)
      const entry = { number, until: performance.now() + LIFETIME_MS, rows }
      entries.set(station, entry)
      rows.catch(() => entries.get(station) === entry && entries.delete(station))
      return rows
    }
  }

  async function guess<Result>(work: () => Promise<Result>): Promise<Result> {
    if (lastSeen === null || requests.getStore()?.number) return work()
    const guessed = lastSeen
    const { mayBeOld } = requests.getStore() ?? {}
    const snapshot: RequestSnapshot = { number: Promise.resolve(guessed), mayBeOld }
    const [outcome] = await Promise.allSettled([requests.run(snapshot, work)])
    // Newer rows would not help, and reading their number would wait for the database once more.
    if (outcome.status === 'rejected' && isUnavailable(outcome.reason)) throw outcome.reason
    const number = snapshot.notedNumber ?? (await lastChange(db))
    if (number !== guessed) return requests.run({ number: Promise.resolve(number), mayBeOld }, work)
    if (outcome.status === 'rejected') throw outcome.reason
    return outcome.value
  }

  async function readOld<Result>(read: (db: Database) => Promise<Result>): Promise<Result> {
    if (replica === null || !requests.getStore()?.mayBeOld) return read(db)
    // The primary's number: another provider may have told the site of a change already.
    return replica.read(await readNumber(), read, () => read(db))
  }

  return Object.assign(cacheRead, { guess, readOld })
}

async function lastChange(db: Database): Promise<number> {
  const { rows } = await db.execute<{ last: string | null }>(sql`select ${LAST_CHANGE} as last`)
  return Number(rows[0]?.last ?? 0)
}

/** All callers share the rows, so they must not be changed. */
function freezeDeep<Value>(value: Value): Value {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freezeDeep(part)
  return Object.freeze(value)
}
