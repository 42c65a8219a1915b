import { type SQL, sql } from 'drizzle-orm'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { Transaction } from '@/provider/db/database'
import { sqlList } from '@/provider/db/sql/sql-list'
import { isBoundedUnproved } from '@/provider/db/sql/unproved-booking'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import { piecesLeft } from '@/provider/rules/options/stock'
import { unprovedPhoneFailure } from './unproved-limits'

/** In the order of their codes, so that transactions do not wait in a circle. */
const LOCKING = sql`for no key update`

export type ChosenExtra = { code: string; quantity: number; stock: number | null }

export type ExtrasRequest = {
  station: string
  chosenExtras: readonly ChosenExtra[]
  period: RentalPeriod
  blockedUntil: Date
  now: Date
  /** The booking that is changed: its own pieces count as free. */
  own?: { bookingId: number }
}

/**
 * Requires that the pieces are free, and holds them until the transaction ends: rivals queue for the rows of `extras`, which
 * are locked in the order of their codes, so that transactions do not wait in a circle.
 *
 * @throws {FailureError} `extra_sold_out` with the code and what is left of it.
 */
export async function lockAndRequireExtras(tx: Transaction, request: ExtrasRequest): Promise<void> {
  const soldOut = await findLacking(tx, request, { locking: LOCKING })
  if (soldOut === null) return
  throw new FailureError('extra_sold_out', 'Not so many pieces are left for these dates.', { details: soldOut })
}

/** Returns whether the pieces are free, without a lock: for a quote. */
export async function areExtrasFree(db: Pick<Transaction, 'execute'>, request: ExtrasRequest): Promise<boolean> {
  return (await findLacking(db, request)) === null
}

/**
 * Requires that bookings without a proved phone take together no more of the stock of an extra than of the plates of a model, in
 * percent and rounded up, at any one moment of the rental. Exact, as above.
 *
 * @throws {FailureError} `phone_unproved`
 */
export async function lockAndRequireExtrasLimit(
  tx: Transaction,
  { maxUnprovedModelPercent, ...request }: ExtrasRequest & { maxUnprovedModelPercent: number },
): Promise<void> {
  const shareOf = (stock: number) => Math.ceil((stock * maxUnprovedModelPercent) / 100)
  const lacking = await findLacking(tx, request, { locking: LOCKING, shareOf, takenBy: isBoundedUnproved() })
  if (lacking !== null) throw unprovedPhoneFailure('extra')
}

type Bound = {
  locking?: SQL
  /** Of the stock; left out: all of it. */
  shareOf?: (stock: number) => number
  /** Bookings that count; left out: all that have a car. */
  takenBy?: SQL
}

/** Finds the first extra that lacks pieces, with what is left of it. */
async function findLacking(
  db: Pick<Transaction, 'execute'>,
  request: ExtrasRequest,
  { locking = sql``, shareOf = (stock) => stock, takenBy = sql`true` }: Bound = {},
): Promise<{ code: string; left: number } | null> {
  const limited = request.chosenExtras.filter(({ stock }) => stock !== null)
  if (limited.length === 0) return null
  const codes = sql.param(limited.map(({ code }) => code))
  const { rows: stocks } = await db.execute<{ code: string; stock: number | null }>(sql`
    select code, stock from extras where station = ${request.station} and code = any(${codes}::text[])
    order by code ${locking}`)
  const uses = await usesOf(db, request, { codes, takenBy })
  const window = { from: request.period.pickup, blockedUntil: request.blockedUntil }
  for (const { code, quantity } of limited) {
    const stock = stocks.find((row) => row.code === code)?.stock ?? null
    const own = uses.filter((use) => use.code === code)
    const left = piecesLeft(stock === null ? null : shareOf(stock), own, window)
    if (left !== null && quantity > left) return { code, left }
  }
  return null
}

/** Gives a booking these extras in place of those that it had. */
export async function replaceExtras(
  tx: Transaction,
  bookingId: number,
  chosen: Pick<ExtrasRequest, 'station' | 'chosenExtras'>,
): Promise<void> {
  await tx.execute(sql`delete from booking_extras where booking_id = ${bookingId}`)
  await addExtras(tx, bookingId, chosen)
}

/** Gives extras to a booking that has none yet. */
export async function addExtras(
  tx: Transaction,
  bookingId: number,
  { station, chosenExtras }: Pick<ExtrasRequest, 'station' | 'chosenExtras'>,
): Promise<void> {
  for (const { code, quantity } of chosenExtras) {
    await tx.execute(sql`insert into booking_extras (booking_id, extra_code, station, quantity)
      values (${bookingId}, ${code}, ${station}, ${quantity})`)
  }
}

/** A statement of its own after the lock: it sees what the rival before has taken. */
async function usesOf(
  db: Pick<Transaction, 'execute'>,
  { station, period, blockedUntil, now, own }: ExtrasRequest,
  { codes, takenBy }: { codes: unknown; takenBy: SQL },
) {
  const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`
  const { rows } = await db.execute<{ code: string; quantity: number; from: string; until: string }>(sql`
    select e.extra_code as code, e.quantity, bookings.start_at as from, bookings.blocked_until as until
    from bookings join booking_extras e on e.booking_id = bookings.id
    where bookings.station = ${station} and e.extra_code = any(${codes}::text[]) and bookings.id <> ${own?.bookingId ?? 0}
      and bookings.status in ${sqlList(BLOCKING)} and ${takenBy}
      and ${activeBooking(now, 'bookings')}
      and bookings.start_at < ${at(blockedUntil)} and bookings.blocked_until > ${at(period.pickup)}`)
  return rows.map(({ from, until, ...use }) => ({ ...use, from: new Date(from), until: new Date(until) }))
}
