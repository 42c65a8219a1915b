import type { ChargeResponse, MileEntry, SpendResponse } from '@/provider/contract/miles'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import type { Bound } from '@/provider/modules/bind'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { spendableMiles, sumsOfMiles } from '@/provider/records/miles/ledger'
import { type Language, textIn } from '@/provider/rules/i18n/language'
import { levelLadder } from '@/provider/rules/miles/loyalty'
import { type MilesTerms, mostMiles } from '@/provider/rules/miles/miles-on-booking'
import {
  listEntries,
  listLots,
  listPayableBookings,
  listSpentEntries,
  type MileEntryRow,
  type PayableRow,
} from './queries'
import { milesByMonth, movementsOf, nextExpiry, stateOf, sumsOf, yearOf } from './rules/movements'
import { withReserved } from './rules/reserved-miles'
import type { payWithMiles, previewMiles, releaseMiles } from './spend-miles'
import { duesOf } from './spend-outcome'

type Deps = { db: Database; settings: Settings; now: () => Date }

export type Miles = {
  readBalance: Bound<typeof readBalance>
  findNextExpiry: Bound<typeof findNextExpiry>
  readCredits: Bound<typeof readCredits>
  readSpending: Bound<typeof readSpending>
  preview: Bound<typeof previewMiles>
  spend: Bound<typeof payWithMiles>
  release: Bound<typeof releaseMiles>
}

/** Reads how many miles a client has. */
export async function readBalance({ db }: Deps, clientId: number): Promise<number> {
  return (await sumsOfMiles(db, clientId)).balance
}

/** Reads what expires next of the miles that are left. */
export async function findNextExpiry({ db }: Deps, clientId: number): Promise<ChargeResponse['nextExpiry']> {
  return nextExpiry(await listLots(db, clientId))
}

/**
 * Reads how a client's miles were credited and spent, with the sums of each month.
 *
 * @param requestedYear only the movements of this year
 */
export async function readCredits(
  { db, settings, now }: Deps,
  clientId: number,
  requestedYear: number | null,
  language: Language,
): Promise<ChargeResponse> {
  const [rows, { timeZone, loyalty }] = await Promise.all([listEntries(db, clientId), settings.current()])
  const movements = withReserved(movementsOf(rows))
  const thisYear = yearOf(now(), timeZone)
  const year = requestedYear ?? thisYear
  const ofYear = movements.filter(({ at }) => requestedYear === null || yearOf(at, timeZone) === requestedYear)
  return {
    ...sumsOf(movements),
    nextExpiry: nextExpiry(rows),
    windowMonths: loyalty.windowMonths,
    levels: levelLadder(loyalty.levels),
    years: [...new Set([thisYear, ...movements.map(({ at }) => yearOf(at, timeZone))])].sort((a, b) => b - a),
    year,
    months: milesByMonth(movements, year, timeZone),
    items: ofYear.map((movement) => entryIn(movement, language)).reverse(),
  }
}

/** Reads what a client spent, and the bookings that miles may pay for. */
export async function readSpending(
  { db, settings, now }: Deps,
  clientId: number,
  language: Language,
): Promise<SpendResponse> {
  const at = now()
  const { loyalty, milesMaxSharePercent, timeZone } = await settings.current()
  const [sums, spendable, payable, rows] = await Promise.all([
    sumsOfMiles(db, clientId),
    spendableMiles(db, { clientId, today: toStationMoment(at, timeZone).date }),
    listPayableBookings(db, clientId, at),
    listSpentEntries(db, clientId),
  ])
  const spent = withReserved(rows.map((row) => ({ ...row, state: stateOf(row), expiresOn: null })))
  const terms = { mileKop: loyalty.mileKop, milesMaxSharePercent }
  return {
    ...{ ...sums, mileKop: terms.mileKop, maxSharePercent: milesMaxSharePercent },
    bookings: payable.flatMap((row) => payableBooking(row, spendable, terms)),
    items: spent.map((movement) => entryIn(movement, language)).reverse(),
  }
}

type Movement = Omit<MileEntry, 'at' | 'text' | 'car'> & Pick<MileEntryRow, 'at' | 'text' | 'car' | 'drawn'>

function entryIn({ at, text, car: name, drawn, ...movement }: Movement, language: Language): MileEntry {
  const { id, booking, earnPercent, miles, state, expiresOn, balance } = movement
  const { slug, body, cvet } = drawn
  const car = name !== null && slug !== null && cvet !== null ? { name, drawn: { slug, body, cvet } } : null
  const entry = { id, at: at.toISOString(), text: textIn(text, language), booking, car, earnPercent }
  return { ...entry, miles, state, expiresOn, balance }
}

function payableBooking(
  { price, ...row }: PayableRow,
  spendable: number,
  terms: MilesTerms,
): SpendResponse['bookings'] {
  if (!price) return []
  const { number, status, car, miles, paidKop } = row
  return [
    {
      ...{ number, status, car, miles },
      pickupAt: row.pickupAt.toISOString(),
      dropoffAt: row.dropoffAt.toISOString(),
      ...duesOf({ ...row, price }, price),
      maxMiles: mostMiles(price, paidKop, spendable + miles, terms),
    },
  ]
}
