import type { HistoryItem, HistoryResponse } from '@/provider/contract/history'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import { isOfYear, yearsOf } from '@/provider/contract/rules/dates/years-of'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { isReleased, statusAt } from '@/provider/rules/bookings/transitions'
import type { claimBooking } from './claim-booking'
import { findCurrentRental, type HistoryRow, listClientRentals, listUnclaimed } from './queries'
import type { readRental } from './read-rental'

type Deps = { db: Database; settings: Settings; now: () => Date }

/** The rentals of a client. `clientId` is always that of the session. */
export type History = {
  list: Bound<typeof listRentals>
  findNext: Bound<typeof findNextRental>
  read: Bound<typeof readRental>
  claim: Bound<typeof claimBooking>
}

/** Returns the client's rentals, or those picked up in a year at the branch; the latest comes first. */
export async function listRentals(
  { db, settings, now }: Deps,
  clientId: number,
  year: number | null,
): Promise<HistoryResponse> {
  const at = now()
  const [rows, unclaimed, { timeZone }] = await Promise.all([
    listClientRentals(db, clientId),
    listUnclaimed(db, clientId, at),
    settings.current(),
  ])
  const dayOf = ({ startAt }: HistoryRow) => toStationMoment(startAt, timeZone).date
  return {
    years: yearsOf(rows.map(dayOf)),
    items: rows.filter((row) => isOfYear(dayOf(row), year)).map((row) => historyItem(row, at)),
    unclaimed: unclaimed.map((row) => historyItem(row, at)),
  }
}

/** Returns the rental that runs, or the next one; null when there is none. */
export async function findNextRental(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  clientId: number,
): Promise<HistoryItem | null> {
  const at = now()
  const row = await findCurrentRental(db, clientId, at)
  return row && historyItem(row, at)
}

function historyItem(row: HistoryRow, at: Date): HistoryItem {
  const status = statusAt(row, at)
  const refundKop = row.refundKop ?? 0
  return {
    number: row.number,
    date: row.createdAt.toISOString(),
    status,
    car: row.car,
    drawn: row.drawn,
    pickupAt: row.startAt.toISOString(),
    dropoffAt: row.endAt.toISOString(),
    totalKop: row.totalKop,
    paidKop: row.paidKop,
    costKop: isReleased(status) ? row.paidKop - refundKop : row.totalKop,
    refundKop,
    distanceKm: row.distanceKm,
    miles: row.miles,
  }
}
