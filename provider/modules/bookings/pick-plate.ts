import { type SQL, sql } from 'drizzle-orm'
import type { RentalRequest } from '@/provider/contract/quotes'
import { cvetOf } from '@/provider/contract/rules/cars/paints'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { Transaction } from '@/provider/db/database'
import { sqlList } from '@/provider/db/sql/sql-list'
import { FailureError } from '@/provider/failure-error'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import { expireHoldsWhere } from './transition-booking'

const WAITING_PICKS = 4

export type PlateRequest = {
  station: string
  modelId: number
  period: RentalPeriod
  /** End of the period plus the turnaround. */
  blockedUntil: Date
  now: Date
  /** Its colour is a wish: plates of that colour come first. */
  rental: Pick<RentalRequest, 'colour'>
  /** The booking that is changed: it does not stand in its own way, and its present plate comes first. */
  own?: { bookingId: number; carId: number }
}

/**
 * Passes a plate of the model that is free in the period, locked until the transaction ends, to `assign`. Every booking is
 * written with its plate locked, so that no rival can get this one; the table's constraint holds as well.
 *
 * @param assign returns null when the plate is not free after all: the pick may have waited for a rival whose booking it did
 * not see. Then another plate is picked.
 * @throws {FailureError} `car_taken`
 */
export async function pickFreePlate<Result>(
  tx: Transaction,
  request: PlateRequest,
  assign: (carId: number) => Promise<Result | null>,
): Promise<Result> {
  const ofModel = sql`b.car_id in (select id from cars where model_id = ${request.modelId})`
  await expireHoldsWhere(tx, sql`${overlaps(request)} and ${ofModel}`, request.now)

  // First without waiting, so that bookings of one model do not queue for one plate. Then waiting for the rivals: a rival
  // that rolls back must not have made a free plate look taken.
  for (let attempt = 0; attempt <= WAITING_PICKS; attempt++) {
    const isWaiting = attempt > 0
    const carId = await pickPlate(tx, request, isWaiting)
    if (carId === null && isWaiting) break
    const result = carId === null ? null : await assign(carId)
    if (result !== null) return result
  }
  throw new FailureError('car_taken', 'No free plate of this model for these dates.')
}

/** Locks a free plate for a booking that has one: see `pickFreePlate`. */
export async function lockFreePlate(tx: Transaction, request: PlateRequest): Promise<number> {
  return pickFreePlate(tx, request, async (carId) => ((await isFree(tx, carId, request)) ? carId : null))
}

/** Bookings of one car cannot overlap: only its last one that begins before the requested one ends can be in the way. */
async function pickPlate(tx: Transaction, request: PlateRequest, isWaiting: boolean): Promise<number | null> {
  const { station, modelId, own, blockedUntil, period, rental } = request
  // The index gives plates in order when none is preferred: the first free one ends the search.
  const byOwnCar = own ? sql`c.id = ${own.carId} desc, ` : sql``
  const byColour = rental.colour ? sql`lower(trim(c.cvet)) = ${cvetOf(rental.colour)} desc, ` : sql``
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from cars c left join lateral (
      select b.blocked_until from bookings b
      where b.car_id = c.id and b.status in ${sqlList(BLOCKING)} and b.id <> ${own?.bookingId ?? 0}
        and b.start_at < ${blockedUntil.toISOString()}::timestamptz
      order by b.start_at desc limit 1
    ) last on true
    where c.model_id = ${modelId} and c.station = ${station} and c.state = 'active'
      and (last.blocked_until is null or last.blocked_until <= ${period.pickup.toISOString()}::timestamptz)
    order by ${byOwnCar}${byColour}c.id limit 1 for no key update of c ${isWaiting ? sql`` : sql`skip locked`}`)
  return rows[0]?.id ?? null
}

/** Reads once more with the plate locked. */
async function isFree(tx: Transaction, carId: number, request: PlateRequest): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from bookings b
    where b.car_id = ${carId} and b.status in ${sqlList(BLOCKING)} and ${overlaps(request)} limit 1`)
  return rows.length === 0
}

function overlaps({ period, blockedUntil, own }: PlateRequest): SQL {
  return sql`b.start_at < ${blockedUntil.toISOString()}::timestamptz
    and b.blocked_until > ${period.pickup.toISOString()}::timestamptz and b.id <> ${own?.bookingId ?? 0}`
}
