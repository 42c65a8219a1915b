import { and, eq } from 'drizzle-orm'
import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import type { Database, Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { retryTransaction } from '@/provider/db/retry'
import { carModels, cars } from '@/provider/db/schema/cars'
import { longTermRequestHistory, longTermRequests } from '@/provider/db/schema/long-term'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Staff } from '@/provider/rules/actors'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import { pluralIn } from '@/provider/rules/i18n/plural'
import { mayRequestTransition, type RequestRejection } from '@/provider/rules/long-term/transitions'
import { blockTerm, releaseTerm } from './block-term'

type Deps = { db: Database; timeZone: string }
type Request = typeof longTermRequests.$inferSelect
export type RequestDecision = { to: Exclude<LongTermRequestState, 'new'>; reason: string | null }

/** States about which the client gets a letter; about the others the branch calls him. */
const NOTIFICATIONS = { agreed: 'long_term_agreed', refused: 'long_term_refused' } as const
const PROMISED_ONCE = 'long_term_requests_no_overlap'

/**
 * Moves a request for a car by the month to another state, with its history and the letter to the client; an agreed term
 * blocks the car. Returns why it may not be moved, or null.
 */
export async function decideRequest(
  { db, timeZone }: Deps,
  { number, to, reason }: RequestDecision & { number: string },
  staff: Staff,
): Promise<RequestRejection | null> {
  try {
    return await retryTransaction(db, async (tx) => {
      const row = await lockRequest(tx, number, staff.station)
      if (!row) return { why: 'not_found' }
      if (!mayRequestTransition(row.state, to)) return { why: 'illegal_request', state: row.state }
      const block = to === 'agreed' ? await blockTerm(tx, row, timeZone, staff) : { blockId: row.blockId }
      if ('why' in block) return block
      if (row.state === 'agreed') await releaseTerm(tx, row, staff.at)
      await tx
        .update(longTermRequests)
        .set({ state: to, ...block })
        .where(eq(longTermRequests.id, row.id))
      const entry = { requestId: row.id, state: to, actor: 'branch', at: staff.at, reason } as const
      await tx.insert(longTermRequestHistory).values(entry)
      await recordAction(tx, staff, `long_term.${to}`, null, { number, reason })
      if (to === 'agreed' || to === 'refused') await enqueueNotification(tx, NOTIFICATIONS[to], row, staff.at)
      return null
    })
  } catch (error) {
    // The exclusion constraint: a car is promised for one term at a time.
    if (databaseErrorOf(error)?.constraint === PROMISED_ONCE) return { why: 'car_promised' }
    throw error
  }
}

/** Locks the client first, then the request. */
async function lockRequest(tx: Transaction, number: string, station: string): Promise<Request | undefined> {
  const requestCondition = and(eq(longTermRequests.number, number), eq(longTermRequests.station, station))
  const [request] = await tx
    .select({ clientId: longTermRequests.clientId })
    .from(longTermRequests)
    .where(requestCondition)
  if (!request) return undefined
  if (request.clientId !== null) await lockClientRow(tx, request.clientId)
  const [row] = await tx.select().from(longTermRequests).where(requestCondition).for('update')
  return row
}

type Kind = (typeof NOTIFICATIONS)[keyof typeof NOTIFICATIONS]

/** Enqueues the letter once, in the request's language. A client who was deleted has no address. */
async function enqueueNotification(tx: Transaction, kind: Kind, row: Request, at: Date): Promise<void> {
  const { station, number, clientId, language, email, months, startOn, monthKop, carId } = row
  if (email === '') return
  const [car] = await tx
    .select({ name: carModels.name })
    .from(cars)
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(eq(cars.id, carId))
  const params = {
    ...{ number, car: car?.name ?? '', months: pluralIn(months, 'month', language) },
    ...{ date: dayIn(startOn, language), price: roublesIn(monthKop, language) },
  }
  const dedupKey = `${kind}:${number}:email`
  await enqueue(tx, { station, kind, params, clientId, language, channel: 'email', address: email, dedupKey, at })
}
