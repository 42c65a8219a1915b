import { startOfHour, subDays, subHours } from 'date-fns'
import { and, eq, getTableColumns, gt, or, type SQL, sql } from 'drizzle-orm'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { isBoundedUnproved, isUnproved, wasUnproved } from '@/provider/db/sql/unproved-booking'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { containingNetwork } from '@/provider/rules/visitors/network'

type UnprovedMaxima = Pick<BranchSettings, 'maxUnprovedPerNetwork' | 'maxUnprovedPerNetworkDay' | 'maxUnprovedPerHour'>

/**
 * @param about what needs the proof, where it is not the car: `promo`, a code with a limit of a client; `extra`, pieces of an
 * extra, which the visitor may leave out; `prepayment`, a price of which the sum paid is less than the prepayment
 */
export function unprovedPhoneFailure(about?: 'promo' | 'extra' | 'prepayment'): FailureError {
  const text = 'The phone has to be proved by a code, or the booking to be paid.'
  return new FailureError('phone_unproved', text, about && { details: { about } })
}

type ModelRental = {
  station: string
  modelId: number
  period: RentalPeriod
  blockedUntil: Date
  maxUnprovedModelPercent: number
  now: Date
  /** The booking that is held or changed. */
  ownId: number
  /** From which it was held, as PostgreSQL writes it; null: the visitor's address names no one. */
  network: string | null
}

/**
 * Requires that other bookings without a proved phone have not taken as many plates of the model as they may, at any one moment
 * of the rental; and that holds of one /24 or /48 are no more than half of these and one: holds cost nothing. Rentals without a
 * proof that have a plate queue here for the model until the transaction ends, so that the bound is exact.
 *
 * @throws {FailureError} `phone_unproved`
 */
export async function lockAndRequireModelLimit(tx: Transaction, rental: ModelRental): Promise<void> {
  const { station, modelId, period, blockedUntil, maxUnprovedModelPercent, now, ownId, network } = rental
  const wideNetwork = network && containingNetwork(network)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unproved model:${modelId}`}, 0))`)
  const from = sql`${period.pickup.toISOString()}::timestamptz`
  // Most of them overlap at a moment at which one begins, or at the pick-up.
  const { rows } = await tx.execute<{ isFull: boolean }>(sql`
    with plates as (select id, state from cars where model_id = ${modelId} and station = ${station}),
    unproved as (
      select bookings.id, greatest(bookings.start_at, ${from}) as start_at, bookings.blocked_until, hold_network from bookings
      where bookings.car_id in (select id from plates) and ${isBoundedUnproved()} and ${activeBooking(now, 'bookings')}
        and bookings.start_at < ${blockedUntil.toISOString()}::timestamptz and bookings.blocked_until > ${from}
        and bookings.id <> ${ownId}
    ),
    bound as (
      select ceil(count(*) * ${maxUnprovedModelPercent}::numeric / 100) as cars from plates where state = 'active'
    )
    select coalesce((
      select max(together) from (
        select count(*) as together from unproved moment
        join unproved b on b.start_at <= moment.start_at and b.blocked_until > moment.start_at group by moment.id
      ) counts
    ), 0) >= bound.cars
      or (select count(*) from unproved where hold_network <<= ${wideNetwork}::cidr) >= floor(bound.cars / 2) + 1 as "isFull"
    from bound`)
  if (rows[0]?.isFull !== false) throw unprovedPhoneFailure()
}

type UnprovedConfirmation = {
  station: string
  /** Keyed hash of the /24 or /48; null: the visitor's address names no one. */
  network: string | null
  maxima: UnprovedMaxima
  branchEmail: string
  at: Date
}

/**
 * Requires that the network, and the branch as a whole, may have one more confirmed booking whose phone nobody proved. Of the day
 * and of the hour those count on whose phone the visitor proved afterwards: else he could begin anew as often as he likes. The one
 * that reaches the bound of the branch tells it, once an hour. All of a branch queue here, after client and booking.
 *
 * @throws {FailureError} `phone_unproved`
 */
export async function lockAndRequireUnprovedLimit(tx: Transaction, confirmation: UnprovedConfirmation): Promise<void> {
  const { station, network, maxima, branchEmail, at } = confirmation
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unproved bookings:${station}`}, 0))`)
  const { unprovedAt, unprovedNetwork, status, startAt } = getTableColumns(bookings)
  const ofNetwork = network === null ? sql`false` : eq(unprovedNetwork, network)
  const ofHour = gt(unprovedAt, subHours(at, 1))
  const count = (condition: SQL | undefined) => sql<number>`(count(*) filter (where ${condition}))::int`
  const [counts] = await tx
    .select({
      toBegin: count(and(ofNetwork, isUnproved(), eq(status, 'confirmed'), gt(startAt, at))),
      ofDay: count(and(ofNetwork, gt(unprovedAt, subDays(at, 1)))),
      ofHour: count(ofHour),
    })
    .from(bookings)
    .where(and(eq(bookings.station, station), wasUnproved(), or(ofNetwork, ofHour)))
  if (!counts) throw new Error('a count has no row')
  const { maxUnprovedPerNetwork, maxUnprovedPerNetworkDay, maxUnprovedPerHour } = maxima
  if (counts.toBegin >= maxUnprovedPerNetwork || counts.ofDay >= maxUnprovedPerNetworkDay) throw unprovedPhoneFailure()
  if (counts.ofHour >= maxUnprovedPerHour) throw unprovedPhoneFailure()
  if (counts.ofHour + 1 < maxUnprovedPerHour) return
  const letter = { kind: 'unproved_bound', channel: 'email', address: branchEmail, clientId: null } as const
  const params = { count: String(counts.ofHour + 1) }
  const dedupKey = `unproved_bound:${station}:${startOfHour(at).getTime()}`
  await enqueue(tx, { station, ...letter, language: 'ru', params, dedupKey, at })
}
