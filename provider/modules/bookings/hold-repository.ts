import { randomBytes, randomInt } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { Booking, HoldRequest } from '@/provider/contract/bookings'
import type { Price } from '@/provider/contract/quotes'
import type { RentalPeriod } from '@/provider/contract/rules/rental-period'
import type { Database, Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry-transaction'
import { bookingStatusHistory } from '@/provider/db/schema'
import { statusList } from '@/provider/db/status-list'
import { FailureError } from '@/provider/failure-error'
import { BLOCKING } from '@/provider/rules/booking-moves'
import { lockClient } from './clients-repository'
import { type Holder, lockNetwork, requireNetworkHoldsLeft, requirePhoneHoldsLeft } from './hold-limits-repository'
import { expireHolds, insertConsents } from './moves-repository'
import { type Answered, findAnswer, type StoredAnswer, type StoredBooking } from './repository'

const WAITING_PICKS = 4
const SALT_BYTES = 12

export type NewHold = {
  station: string
  modelId: number
  period: RentalPeriod
  blockedUntil: Date
  holdUntil: Date
  maxHoldsPerPhone: number
  maxHoldsPerAddress: number
  now: Date
  price: Price
  rulesVersion: string
  request: HoldRequest
  ip: string | null
  idempotency: { key: string; requestHash: string }
  /** Turns the row into the answer; pure, because it runs inside the transaction. */
  describe: (booking: StoredBooking) => Booking
}

export type HoldRepository = ReturnType<typeof createHoldRepository>

export function createHoldRepository(db: Database) {
  return {
    /**
     * Takes a free plate of the model for `holdUntil`, or gives what was answered to this key before.
     *
     * Everything stands or falls together: a refusal leaves no row, the key included, so that the same key may try again.
     * @throws {FailureError} `car_taken`, `too_many_requests` when the phone or the address keeps as many cars as it may.
     */
    async hold(hold: NewHold): Promise<StoredAnswer> {
      return retryTransaction(db, async (tx) => {
        const { requestHash } = hold.idempotency
        if (!(await claimKey(tx, hold))) return requireAnswer(tx, hold.idempotency.key)
        // The client, the address, the plate, always: holds queue here and never wait for each other in a circle.
        const client = await lockClient(tx, hold)
        if (client.known) await requirePhoneHoldsLeft(tx, client.id, hold)
        const network = await lockNetwork(tx, hold.ip)
        if (network !== null) await requireNetworkHoldsLeft(tx, network, hold)
        const holder = { clientId: client.id, network }
        const stored = await takePlate(tx, hold, holder)
        const answered: Answered = { booking: hold.describe(stored), keySalt: stored.keySalt }
        await tx.execute(sql`update idempotency_keys set response = ${JSON.stringify(answered)}::jsonb
          where scope = 'booking' and key = ${hold.idempotency.key}`)
        return { requestHash, ...answered }
      })
    },
  }
}

/** @returns false when the key has its answer. A twin that is still at work is waited for. */
async function claimKey(tx: Transaction, { idempotency, now }: NewHold): Promise<boolean> {
  const { rowCount } = await tx.execute(sql`
    insert into idempotency_keys (scope, key, request_hash, created_at)
    values ('booking', ${idempotency.key}, ${idempotency.requestHash}, ${now.toISOString()}::timestamptz)
    on conflict do nothing`)
  return rowCount === 1
}

async function requireAnswer(tx: Transaction, key: string): Promise<StoredAnswer> {
  const answer = await findAnswer(tx, key)
  if (!answer) throw new Error('an idempotency key vanished between two statements')
  return answer
}

async function takePlate(tx: Transaction, hold: NewHold, holder: Holder): Promise<StoredBooking> {
  const { modelId, period, blockedUntil, now } = hold
  const overlaps = sql`b.start_at < ${iso(blockedUntil)} and b.blocked_until > ${iso(period.pickup)}`
  await expireHolds(tx, sql`${overlaps} and b.car_id in (select id from cars where model_id = ${modelId})`, now)

  // First without waiting, so that bookings of one model do not queue for one plate. Then waiting for the rivals:
  // one that rolls back must not have made a free plate look taken.
  for (let attempt = 0; attempt <= WAITING_PICKS; attempt++) {
    const waits = attempt > 0
    const carId = await lockFreePlate(tx, hold, overlaps, waits)
    if (carId === null && waits) break
    if (carId === null) continue
    const stored = await insertHold(tx, hold, carId, holder)
    if (stored) return stored
  }
  throw new FailureError('car_taken', 'No free plate of this model for these dates.')
}

async function lockFreePlate(
  tx: Transaction,
  { station, modelId }: NewHold,
  overlaps: ReturnType<typeof sql>,
  waits: boolean,
) {
  const { rows } = await tx.execute<{ id: number }>(sql`
    select c.id from cars c
    where c.model_id = ${modelId} and c.station = ${station} and c.state = 'active' and not exists (
      select 1 from bookings b
      where b.car_id = c.id and b.status in ${statusList(BLOCKING)} and ${overlaps})
    order by c.id limit 1 for update of c ${waits ? sql`` : sql`skip locked`}`)
  return rows[0]?.id ?? null
}

/** @returns null when the exclusion constraint knows better: somebody was first. */
async function insertHold(
  tx: Transaction,
  hold: NewHold,
  carId: number,
  { clientId, network }: Holder,
): Promise<StoredBooking | null> {
  const { period, request, price, now, holdUntil, ip } = hold
  const number = String(randomInt(1_000_000, 10_000_000))
  const keySalt = randomBytes(SALT_BYTES).toString('base64url')
  const { rows } = await tx.execute<{ id: string }>(sql`
    insert into bookings (station, number, kind, car_id, model_id, client_id, start_at, end_at, blocked_until, status,
      hold_until, hold_network, total_kop, price, rules_version, rental, driver, language, key_salt, created_at)
    values (${hold.station}, ${number}, 'booking', ${carId}, ${hold.modelId}, ${clientId}, ${iso(period.pickup)},
      ${iso(period.dropoff)}, ${iso(hold.blockedUntil)}, 'held', ${iso(holdUntil)}, ${network}::cidr, ${price.totalKop},
      ${JSON.stringify(price)}::jsonb, ${hold.rulesVersion}, ${JSON.stringify(request.rental)}::jsonb,
      ${JSON.stringify(request.driver)}::jsonb, ${request.language}, ${keySalt}, ${iso(now)})
    on conflict on constraint bookings_no_overlap do nothing returning id`)
  const [row] = rows
  if (!row) return null

  const id = Number(row.id)
  await tx.insert(bookingStatusHistory).values({ bookingId: id, status: 'held', actor: 'client', at: now })
  await insertConsents(tx, id, { consents: request.consents, ip, at: now })
  return {
    id,
    number,
    keySalt,
    modelId: hold.modelId,
    status: 'held',
    holdUntil,
    startAt: period.pickup,
    endAt: period.dropoff,
    price,
    rental: request.rental,
    driver: request.driver,
    history: [{ status: 'held', at: now }],
  }
}

function iso(instant: Date) {
  return sql`${instant.toISOString()}::timestamptz`
}
