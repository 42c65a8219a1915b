import { randomInt } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { NO_MEETING } from '@/provider/contract/rules/bookings/meeting'
import type { Transaction } from '@/provider/db/database'
import { bookingStatusHistory, bookings } from '@/provider/db/schema/bookings'
import type { longTermRequests } from '@/provider/db/schema/long-term'
import { sqlList } from '@/provider/db/sql/sql-list'
import { recordAction } from '@/provider/records/audit/record-action'
import type { Staff } from '@/provider/rules/actors'
import { BLOCKING } from '@/provider/rules/bookings/transitions'
import type { RequestRejection } from '@/provider/rules/long-term/transitions'

const [NUMBER_LEAST, NUMBER_END] = [1_000_000, 10_000_000]

type Request = typeof longTermRequests.$inferSelect
type Term = { from: string; until: string; modelId: number }
type Conflict = { id: number; number: string; otherCarId: number | null; isPromised: boolean }

/**
 * Blocks the car of an agreed term; bookings of it that have not begun move to other plates of their model. All or nothing:
 * a transaction that writes a booking locks its plate first.
 */
export async function blockTerm(
  tx: Transaction,
  request: Request,
  timeZone: string,
  staff: Staff,
): Promise<RequestRejection | { blockId: number }> {
  const term = await lockTerm(tx, request, timeZone)
  const conflicts = await listConflicts(tx, request.carId, term)
  if (conflicts.some(({ isPromised }) => isPromised)) return { why: 'car_promised' }
  const replacements = conflicts.flatMap(({ otherCarId, ...row }) =>
    otherCarId === null ? [] : { ...row, otherCarId },
  )
  if (replacements.length < conflicts.length) {
    const numbers = conflicts.flatMap(({ number, otherCarId }) => (otherCarId === null ? number : []))
    return { why: 'car_taken', numbers }
  }
  for (const { id, otherCarId } of replacements) {
    await tx.update(bookings).set({ carId: otherCarId }).where(eq(bookings.id, id))
    await recordAction(tx, staff, 'booking.other_plate', id, { longTerm: request.number })
  }
  return { blockId: await insertBlock(tx, request, term, staff) }
}

/** Removes the block: the car may be rented again. */
export async function releaseTerm(tx: Transaction, { blockId }: Request, at: Date): Promise<void> {
  await tx.execute(sql`with gone as (
      update bookings set status = 'cancelled_branch' where id = ${blockId} and status = 'confirmed' returning id)
    insert into booking_status_history (booking_id, status, actor, at)
    select id, 'cancelled_branch', 'branch', ${at.toISOString()}::timestamptz from gone`)
}

/** Locks the car. The term lasts from the branch's midnight on which it begins to the one on which it ends. */
async function lockTerm(tx: Transaction, { id, carId }: Request, timeZone: string): Promise<Term> {
  await tx.execute(sql`select from cars where id = ${carId} for no key update`)
  const { rows } = await tx.execute<{ from: string; until: string; model_id: number }>(sql`
    select r.start_on::timestamp at time zone ${timeZone} as from, r.end_on::timestamp at time zone ${timeZone} as until,
      c.model_id from long_term_requests r join cars c on c.id = r.car_id where r.id = ${id}`)
  const [row] = rows
  if (!row) throw new Error('a locked request is there')
  return { from: row.from, until: row.until, modelId: row.model_id }
}

/** Returns the bookings of the car within the term, each with another plate that is free for it, if there is one. */
async function listConflicts(tx: Transaction, carId: number, { from, until }: Term): Promise<Conflict[]> {
  // Bookings of one car cannot overlap, so two of them may go to the same plate.
  const { rows } = await tx.execute<{ id: string; number: string; other: number | null; promised: boolean }>(sql`
    select b.id, b.number, other.id as other, exists (
      select from long_term_requests r where r.block_id = b.id and r.state = 'agreed') as promised
    from bookings b left join lateral (
      select c.id from cars c
      where b.kind = 'booking' and b.status <> 'active'
        and c.model_id = b.model_id and c.station = b.station and c.state = 'active' and c.id <> b.car_id
        and not exists (select from bookings o where o.car_id = c.id and o.status in ${sqlList(BLOCKING)}
          and o.start_at < b.blocked_until and o.blocked_until > b.start_at)
      order by exists (select from long_term_cars l where l.car_id = c.id), c.id limit 1
    ) other on true
    where b.car_id = ${carId} and b.status in ${sqlList(BLOCKING)}
      and b.start_at < ${until}::timestamptz and b.blocked_until > ${from}::timestamptz
    order by b.start_at for update of b`)
  return rows.map(({ id, number, other, promised }) => ({
    ...{ id: Number(id), number, otherCarId: other, isPromised: promised },
  }))
}

async function insertBlock(tx: Transaction, request: Request, term: Term, { at }: Staff): Promise<number> {
  const { station, carId } = request
  const [from, until] = [new Date(term.from), new Date(term.until)]
  const [block] = await tx
    .insert(bookings)
    .values({
      ...{ station, number: String(randomInt(NUMBER_LEAST, NUMBER_END)), kind: 'block', carId, modelId: term.modelId },
      ...{ startAt: from, endAt: until, blockedUntil: until, status: 'confirmed', totalKop: 0, createdAt: at },
      ...{ extraDrivers: [], flight: '', meeting: NO_MEETING, keySalt: '' },
    })
    .returning({ id: bookings.id })
  if (!block) throw new Error('an inserted block has no id')
  const reason = `long-term ${request.number}`
  await tx
    .insert(bookingStatusHistory)
    .values({ bookingId: block.id, status: 'confirmed', actor: 'branch', at, reason })
  return block.id
}
