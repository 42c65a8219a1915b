import { and, desc, eq, sql } from 'drizzle-orm'
import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import { countAll } from '@/provider/db/count-all'
import type { Database, Transaction } from '@/provider/db/database'
import { databaseErrorOf } from '@/provider/db/errors'
import { retryTransaction } from '@/provider/db/retry'
import { carModels, cars } from '@/provider/db/schema/fleet'
import { longTermRequestHistory, longTermRequests } from '@/provider/db/schema/requests'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { dayIn } from '@/provider/rules/i18n/day-text'
import { roublesIn } from '@/provider/rules/i18n/format-text'
import { pluralIn } from '@/provider/rules/i18n/plural'
import { mayRequestMove, type RequestRejection } from '@/provider/rules/transfers/transitions'
import { keepTerm, releaseTerm } from './block-term'

type Request = typeof longTermRequests.$inferSelect
export type RequestMove = { to: Exclude<LongTermRequestState, 'new'>; reason: string | null }

/** Of the others the client heard by phone. */
const NEWS = { agreed: 'long_term_agreed', refused: 'long_term_refused' } as const
const PROMISED = 'long_term_requests_no_overlap'

export type LongTermBranchRepository = ReturnType<typeof createLongTermBranchRepository>

/** Requests for a car by the month, as the branch reads and moves them: one transaction with history and news. */
export function createLongTermBranchRepository(db: Database, timeZone: string) {
  return {
    /** The newest first; without a state those that wait for an answer. */
    list: (
      station: string,
      { number, state }: { number?: string | undefined; state?: LongTermRequestState | undefined },
      most: number,
    ) =>
      db
        .select({ request: longTermRequests, car: carModels.name, plate: cars.gosnomer, all: countAll() })
        .from(longTermRequests)
        .innerJoin(cars, eq(cars.id, longTermRequests.carId))
        .innerJoin(carModels, eq(carModels.id, cars.modelId))
        .where(
          and(
            eq(longTermRequests.station, station),
            number === undefined ? undefined : eq(longTermRequests.number, number),
            state === undefined ? undefined : eq(longTermRequests.state, state),
            number === undefined && state === undefined
              ? sql`${longTermRequests.state} in ('new', 'called')`
              : undefined,
          ),
        )
        .orderBy(desc(longTermRequests.createdAt), desc(longTermRequests.id))
        .limit(most),

    story: (requestId: number) =>
      db
        .select()
        .from(longTermRequestHistory)
        .where(eq(longTermRequestHistory.requestId, requestId))
        .orderBy(longTermRequestHistory.id),

    async move(number: string, move: RequestMove, act: Act): Promise<RequestRejection | null> {
      try {
        return await retryTransaction(db, (tx) => moveLocked(tx, { number, move, timeZone, act }))
      } catch (error) {
        // The exclusion of 0028: a car is promised for one term at a time.
        if (databaseErrorOf(error)?.constraint === PROMISED) return { why: 'car_promised' }
        throw error
      }
    },
  }
}

type Asked = { number: string; move: RequestMove; timeZone: string; act: Act }

async function moveLocked(tx: Transaction, { number, move, timeZone, act }: Asked): Promise<RequestRejection | null> {
  const { to, reason } = move
  const which = and(eq(longTermRequests.number, number), eq(longTermRequests.station, act.station))
  const [found] = await tx.select({ clientId: longTermRequests.clientId }).from(longTermRequests).where(which)
  if (!found) return { why: 'not_found' }
  await lockClientRow(tx, found.clientId)
  const [row] = await tx.select().from(longTermRequests).where(which).for('update')
  if (!row) return { why: 'not_found' }
  if (!mayRequestMove(row.state, to)) return { why: 'illegal_request', state: row.state }
  const kept = to === 'agreed' ? await keepTerm(tx, row, timeZone, act) : { blockId: row.blockId }
  if ('why' in kept) return kept
  if (row.state === 'agreed') await releaseTerm(tx, row, act.at)
  await tx
    .update(longTermRequests)
    .set({ state: to, ...kept })
    .where(eq(longTermRequests.id, row.id))
  await tx.insert(longTermRequestHistory).values({ requestId: row.id, state: to, actor: 'branch', at: act.at, reason })
  await recordAction(tx, act, `long_term.${to}`, null, { number, reason })
  if (to === 'agreed' || to === 'refused') await tell(tx, NEWS[to], row, act.at)
  return null
}

/** In the request's language, once; a client who is forgotten has no address. */
async function tell(tx: Transaction, kind: (typeof NEWS)[keyof typeof NEWS], row: Request, at: Date): Promise<void> {
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
