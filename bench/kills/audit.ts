import pg from 'pg'
import type { Attempt } from './writers'
import { replay } from './writers'

const REPLAYED_AT_ONCE = 4

export type Audit = {
  acknowledged: number
  confirmed: number
  /** Keys without a response. */
  unknown: number
  lost: string[]
  double: string[]
  wrong: string[]
}

/**
 * Compares the database with the responses that visitors got. Lost: an acknowledged booking or confirmation is not there.
 * Double: two bookings of one key (each key has a phone of its own), two overlapping bookings of one plate, or a key
 * that answers two numbers. Wrong: another price than the one shown, or a booking without its history or its message.
 */
export async function audit(siteUrl: string, databaseUrl: string, attempts: Attempt[]): Promise<Audit> {
  const result: Audit = { acknowledged: 0, confirmed: 0, unknown: 0, lost: [], double: [], wrong: [] }
  await replayAll(siteUrl, attempts, result)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    for (const attempt of attempts) await auditOne(client, attempt, result)
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

async function replayAll(siteUrl: string, attempts: Attempt[], result: Audit): Promise<void> {
  const left = attempts.filter(({ rejected, isConfirmed }) => rejected === null || isConfirmed)
  const work = async () => {
    for (let attempt = left.pop(); attempt; attempt = left.pop()) {
      const number = await replay(siteUrl, attempt)
      if (attempt.number === null) result.unknown += 1
      else if (number === null) result.lost.push(`${attempt.number} is not answered again`)
      else if (number !== attempt.number) result.double.push(`a key answers ${attempt.number} and ${number}`)
    }
  }
  await Promise.all(Array.from({ length: REPLAYED_AT_ONCE }, work))
}

async function auditOne(client: pg.Client, attempt: Attempt, result: Audit): Promise<void> {
  const { phone, number, totalKop, isConfirmed } = attempt
  const { rows } = await client.query<{ number: string; status: string; total_kop: string }>(
    "select number, status::text, total_kop from bookings where driver->>'phone' = $1",
    [phone],
  )
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
  if (isConfirmed && row.status !== 'confirmed') result.lost.push(`confirmation of ${number}: ${row.status}`)
}

const OVERLAPS = `select a.number as first, b.number as second from bookings a join bookings b
  on a.car_id = b.car_id and a.id < b.id and a.start_at < b.blocked_until and b.start_at < a.blocked_until
  where a.status in ('held', 'awaiting_payment', 'confirmed', 'active')
    and b.status in ('held', 'awaiting_payment', 'confirmed', 'active')`

/** Each hold has its first state in the history and a message in the outbox, which stores only the key of a sent one. */
const WITHOUT_HISTORY = `select number from bookings where number = any($1) and not (
  exists (select 1 from booking_status_history where booking_id = bookings.id)
  and exists (select 1 from outbox where dedup_key like 'booking_held:' || bookings.number || ':%'))`
