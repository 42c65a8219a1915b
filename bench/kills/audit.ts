import pg from 'pg'
import type { Attempt } from './writers'
import { replay } from './writers'

const REPLAYED_AT_ONCE = 4
/** Of many bookings those whose requests failed are requested again, and others up to so many. */
const REPLAYED = 5_000

export type Audit = {
  acknowledged: number
  confirmed: number
  cancelled: number
  /** Requested again under their keys. */
  replayed: number
  /** Keys without a response. */
  unknown: number
  lost: string[]
  double: string[]
  wrong: string[]
}

type BookingRow = { number: string; status: string; total_kop: string }

/**
 * Compares the database with the responses that visitors got. Lost: an acknowledged booking, confirmation or cancellation is
 * not there. Double: two bookings of one key (each key has a phone of its own), two overlapping bookings of one plate
 * that stand at the end, or a key that answers two numbers. Wrong: another price than the one shown, or a booking without its history or its message.
 */
export async function audit(databaseUrl: string, attempts: Attempt[]): Promise<Audit> {
  const result: Audit = {
    ...{ acknowledged: 0, confirmed: 0, cancelled: 0, replayed: 0 },
    ...{ unknown: attempts.filter(({ number, rejected }) => number === null && rejected === null).length },
    ...{ lost: [], double: [], wrong: [] },
  }
  await replayAll(attempts, result)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const ofPhone = await readBookings(client)
    for (const attempt of attempts) auditOne(attempt, ofPhone.get(attempt.phone) ?? [], result)
    const { rows: overlaps } = await client.query<{ first: string; second: string }>(OVERLAPS)
    for (const { first, second } of overlaps) result.double.push(`${first} and ${second} overlap`)
    const numbers = attempts.flatMap(({ number }) => (number === null ? [] : [number]))
    const { rows: silent } = await client.query<{ number: string }>(WITHOUT_HISTORY, [numbers])
    for (const { number } of silent) result.wrong.push(`${number} has no history or no message`)
  } finally {
    await client.end()
  }
  return result
}

async function replayAll(attempts: Attempt[], result: Audit): Promise<void> {
  const repeatable = attempts.filter(({ rejected, isConfirmed }) => rejected === null || isConfirmed)
  const failed = repeatable.filter(({ failures }) => failures > 0)
  const others = repeatable.filter(({ failures }) => failures === 0)
  const left = [...failed, ...others.slice(0, Math.max(0, REPLAYED - failed.length))]
  result.replayed = left.length
  const work = async () => {
    for (let attempt = left.pop(); attempt; attempt = left.pop()) {
      const number = await replay(attempt)
      if (attempt.number === null) continue
      if (number === null) result.lost.push(`${attempt.number} is not answered again`)
      else if (number !== attempt.number) result.double.push(`a key answers ${attempt.number} and ${number}`)
    }
  }
  await Promise.all(Array.from({ length: REPLAYED_AT_ONCE }, work))
}

async function readBookings(client: pg.Client): Promise<Map<string, BookingRow[]>> {
  const { rows } = await client.query<BookingRow & { phone: string }>(
    "select number, status::text, total_kop, driver->>'phone' as phone from bookings where driver->>'phone' is not null",
  )
  const ofPhone = new Map<string, BookingRow[]>()
  for (const { phone, ...row } of rows) {
    const same = ofPhone.get(phone)
    if (same) same.push(row)
    else ofPhone.set(phone, [row])
  }
  return ofPhone
}

function auditOne(attempt: Attempt, rows: BookingRow[], result: Audit): void {
  const { number, totalKop, isConfirmed, isCancelled, isCancelling } = attempt
  if (rows.length > 1) result.double.push(`${rows.map((row) => row.number).join(', ')} of one key`)
  if (number === null) return
  result.acknowledged += 1
  const row = rows.find((one) => one.number === number)
  if (!row) {
    result.lost.push(number)
    return
  }
  if (Number(row.total_kop) !== totalKop) result.wrong.push(`${number} costs ${row.total_kop}, shown ${totalKop}`)
  if (isConfirmed) result.confirmed += 1
  if (isCancelled) result.cancelled += 1
  if (isCancelled && row.status !== 'cancelled_client') result.lost.push(`cancellation of ${number}: ${row.status}`)
  const expected = isCancelling ? ['confirmed', 'cancelled_client'] : ['confirmed']
  if (isConfirmed && !expected.includes(row.status)) result.lost.push(`confirmation of ${number}: ${row.status}`)
}

const OVERLAPS = `select a.number as first, b.number as second from bookings a join bookings b
  on a.car_id = b.car_id and a.id < b.id and a.start_at < b.blocked_until and b.start_at < a.blocked_until
  where a.status in ('held', 'awaiting_payment', 'confirmed', 'active')
    and b.status in ('held', 'awaiting_payment', 'confirmed', 'active')`

/** Each hold has its first state in the history and a message in the outbox, which stores only the key of a sent one. */
const WITHOUT_HISTORY = `with messages as (
    select split_part(dedup_key, ':', 2) as number from outbox where dedup_key like 'booking\\_held:%')
  select number from bookings where number = any($1) and not (
    exists (select 1 from booking_status_history where booking_id = bookings.id)
    and number in (select number from messages))`
