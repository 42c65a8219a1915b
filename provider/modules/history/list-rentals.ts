import type { HistoryItem, HistoryResponse } from '@/provider/contract/history'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import { statusAt } from '@/provider/rules/bookings/transitions'
import { findCurrentRental, type HistoryRow, listClientRentals } from './queries'
import type { readRental } from './read-rental'

type Deps = { db: Database; now: () => Date }

/** The rentals of a client. `clientId` is always that of the session. */
export type History = {
  list: Bound<typeof listRentals>
  findNext: Bound<typeof findNextRental>
  read: Bound<typeof readRental>
}

/** Returns the client's rentals; the latest comes first. */
export async function listRentals({ db, now }: Deps, clientId: number): Promise<HistoryResponse> {
  const at = now()
  const rows = await listClientRentals(db, clientId)
  return { items: rows.map((row) => historyItem(row, at)) }
}

/** Returns the rental that runs, or the next one; null when there is none. */
export async function findNextRental({ db, now }: Deps, clientId: number): Promise<HistoryItem | null> {
  const at = now()
  const row = await findCurrentRental(db, clientId, at)
  return row && historyItem(row, at)
}

function historyItem(row: HistoryRow, at: Date): HistoryItem {
  return {
    number: row.number,
    date: row.createdAt.toISOString(),
    status: statusAt(row, at),
    car: row.car,
    pickupAt: row.startAt.toISOString(),
    dropoffAt: row.endAt.toISOString(),
    totalKop: row.totalKop,
    paidKop: row.paidKop,
    distanceKm: row.distanceKm,
    miles: row.miles,
  }
}
