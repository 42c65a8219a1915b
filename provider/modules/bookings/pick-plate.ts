import { type SQL, sql } from 'drizzle-orm'
import type { RentalPeriod } from '@/provider/contract/rules/dates/rental-period'
import type { Transaction } from '@/provider/db/database'
import { sqlList } from '@/provider/db/sql-list'
import { FailureError } from '@/provider/failure-error'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import { expireHolds } from './transitions'

const WAITING_PICKS = 4

export type WantedPlate = {
  station: string
  modelId: number
  period: RentalPeriod
  /** End of the period plus the turnaround. */
  blockedUntil: Date
  now: Date
  /** Of a booking that is changed: it does not stand in its own way, and keeps its plate if it can. */
  own?: { bookingId: number; carId: number }
}

/**
 * Gives a plate of the model that is free in the period, locked until the transaction ends, to `take`. Whoever writes a
 * booking locks its plate first, so nobody can take it any more; the constraint of the table would refuse it too.
 *
 * @param take gives null when the plate is not free after all: the pick may have waited for a rival, whose booking it did
 * not see. Then another one is picked.
 * @throws {FailureError} `car_taken`
 */
export async function takeFreePlate<Taken>(
  tx: Transaction,
  wanted: WantedPlate,
  take: (carId: number) => Promise<Taken | null>,
): Promise<Taken> {
  const ofModel = sql`b.car_id in (select id from cars where model_id = ${wanted.modelId})`
  await expireHolds(tx, sql`${inTheWay(wanted)} and ${ofModel}`, wanted.now)

  // First without waiting, so that bookings of one model do not queue for one plate. Then waiting for the rivals:
  // one that rolls back must not have made a free plate look taken.
  for (let attempt = 0; attempt <= WAITING_PICKS; attempt++) {
    const waits = attempt > 0
    const carId = await pickPlate(tx, wanted, waits)
    if (carId === null && waits) break
    const taken = carId === null ? null : await take(carId)
    if (taken !== null) return taken
  }
  throw new FailureError('car_taken', 'No free plate of this model for these dates.')
}

/** A free plate for a booking that has one: see `takeFreePlate`. */
export async function lockFreePlate(tx: Transaction, wanted: WantedPlate): Promise<number> {
  return takeFreePlate(tx, wanted, async (carId) => ((await isFree(tx, carId, wanted)) ? carId : null))
}

/** Bookings of one car cannot overlap: only its last one that begins before the wanted one ends can be in the way. */
async function pickPlate(tx: Transaction, wanted: WantedPlate, waits: boolean): Promise<number | null> {
  const { station, modelId, own, blockedUntil, period } = wanted
  // Without a plate to prefer, the index gives them in order: the first free one ends the search.
  const preferred = own ? sql`c.id = ${own.carId} desc, ` : sql``
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from cars c left join lateral (
      select b.blocked_until from bookings b
      where b.car_id = c.id and b.status in ${sqlList(BLOCKING)} and b.id <> ${own?.bookingId ?? 0}
        and b.start_at < ${blockedUntil.toISOString()}::timestamptz
      order by b.start_at desc limit 1
    ) last on true
    where c.model_id = ${modelId} and c.station = ${station} and c.state = 'active'
      and (last.blocked_until is null or last.blocked_until <= ${period.pickup.toISOString()}::timestamptz)
    order by ${preferred}c.id limit 1 for no key update of c ${waits ? sql`` : sql`skip locked`}`)
  return rows[0]?.id ?? null
}

/** Asked once more with the lock in hand. */
async function isFree(tx: Transaction, carId: number, wanted: WantedPlate): Promise<boolean> {
  const { rows } = await tx.execute(sql`
    select 1 from bookings b
    where b.car_id = ${carId} and b.status in ${sqlList(BLOCKING)} and ${inTheWay(wanted)} limit 1`)
  return rows.length === 0
}

function inTheWay({ period, blockedUntil, own }: WantedPlate): SQL {
  return sql`b.start_at < ${blockedUntil.toISOString()}::timestamptz
    and b.blocked_until > ${period.pickup.toISOString()}::timestamptz and b.id <> ${own?.bookingId ?? 0}`
}
