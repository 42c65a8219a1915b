import { and, desc, eq, sql } from 'drizzle-orm'
import type { LongTermRequestState } from '@/provider/contract/rules/long-term/long-term-request'
import type { Database } from '@/provider/db/database'
import { carModels, cars } from '@/provider/db/schema/cars'
import { longTermRequestHistory, longTermRequests } from '@/provider/db/schema/long-term'
import { countAll } from '@/provider/db/sql/count-all'

export type BranchRequest = Awaited<ReturnType<typeof listRequestRows>>[number]
export type RequestHistory = Awaited<ReturnType<typeof listHistory>>

type Deps = { db: Database; station: string }
type Filter = { number?: string | undefined; state?: LongTermRequestState | undefined }

/** Lists requests for a car by the month, the newest first; without a state those that wait for an answer. */
export async function listRequests(deps: Deps, state: LongTermRequestState | undefined, most: number) {
  return listRequestRows(deps, { state }, most)
}

/** Reads one request and what happened to it; null: there is none with this number. */
export async function findStaffRequest(
  deps: Deps,
  number: string,
): Promise<{ request: BranchRequest; history: RequestHistory } | null> {
  const [request] = await listRequestRows(deps, { number }, 1)
  return request ? { request, history: await listHistory(deps, request.request.id) } : null
}

async function listRequestRows({ db, station }: Deps, { number, state }: Filter, most: number) {
  return db
    .select({ request: longTermRequests, car: carModels.name, plate: cars.gosnomer, all: countAll() })
    .from(longTermRequests)
    .innerJoin(cars, eq(cars.id, longTermRequests.carId))
    .innerJoin(carModels, eq(carModels.id, cars.modelId))
    .where(
      and(
        eq(longTermRequests.station, station),
        number === undefined ? undefined : eq(longTermRequests.number, number),
        state === undefined ? undefined : eq(longTermRequests.state, state),
        number === undefined && state === undefined ? sql`${longTermRequests.state} in ('new', 'called')` : undefined,
      ),
    )
    .orderBy(desc(longTermRequests.createdAt), desc(longTermRequests.id))
    .limit(most)
}

async function listHistory({ db }: Deps, requestId: number) {
  return db
    .select()
    .from(longTermRequestHistory)
    .where(eq(longTermRequestHistory.requestId, requestId))
    .orderBy(longTermRequestHistory.id)
}
