import { and, eq } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Transaction } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { bookingStatusHistory, handOvers } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/cars'
import { damages } from '@/provider/db/schema/debts'
import { recordAction } from '@/provider/records/audit/record-action'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { type Staff, staffOf } from '@/provider/rules/actors'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import {
  type ChargeRequest,
  type ReturnCharge,
  returnCharges,
  returnChargeText,
} from '@/provider/rules/bookings/return-charges'
import {
  chargeRejection,
  includedRejection,
  momentRejection,
  odometerRejection,
  type TransitionRejection,
} from '@/provider/rules/bookings/staff-transitions'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { findExtended } from './extension-queries'
import { type LockedBooking, lockForTransition } from './lock-for-transition'
import { recordOdometer } from './record-odometer'
import type { StaffDeps, StaffRequest } from './staff-deps'
import { transitionBooking } from './transition-booking'

type Return = { mileageKm: number; at: Date; requestedCharges: readonly ChargeRequest[] }
type Model = typeof carModels.$inferSelect
type Terms = Pick<BranchSettings, 'laterCharges' | 'mileageOption' | 'timeZone'>

export type ReturnResult = {
  why: null
  number: string
  /** Null: the mileage at the hand-out was not recorded. */
  drivenKm: number | null
  /** What the client owes now besides the rental; `id`: number of the debt. */
  charges: (ReturnCharge & { id: number })[]
  /** Unpaid part of the rental itself. */
  unpaidKop: number
}

/**
 * Takes the car back: the rental ends, and its charges become debts.
 *
 * @param request `at` left out: just now
 */
export async function returnCar(
  deps: StaffDeps,
  request: StaffRequest & Omit<Return, 'at'> & { at?: Date | undefined },
): Promise<TransitionRejection | ReturnResult> {
  const { number, operator, mileageKm, requestedCharges, at = deps.now() } = request
  const data = await deps.settings.current()
  const rejection = chargeRejection(requestedCharges, data.laterCharges)
  if (rejection) return rejection
  const staff = staffOf(deps.settings, operator, deps.now())
  return retryTransaction(deps.db, async (tx) => {
    const row = await lockForTransition(tx, number, staff, 'completed')
    return 'why' in row ? row : writeReturn(tx, row, { mileageKm, requestedCharges, at }, { terms: data, staff })
  })
}

async function writeReturn(
  tx: Transaction,
  row: LockedBooking,
  request: Return,
  { terms, staff }: { terms: Terms; staff: Staff },
): Promise<TransitionRejection | ReturnResult> {
  const { id, carId } = row
  const { mileageKm, at } = request
  const [car] = await tx.select().from(cars).where(eq(cars.id, carId)).for('no key update')
  const handOut = await findHandOut(tx, id)
  const since = handOut?.at ?? (await findActiveSince(tx, id)) ?? row.startAt
  const previousKm = Math.max(handOut?.mileageKm ?? 0, car?.mileageKm ?? 0)
  if (at < since) return { why: 'before_hand_over' }
  const model = await findModel(tx, row.modelId)
  const rejection =
    includedRejection(request.requestedCharges, model?.tags ?? []) ??
    momentRejection(at, staff.at) ??
    odometerRejection({ previousKm, mileageKm, since, at })
  if (rejection) return rejection
  const drivenKm = handOut === null ? null : mileageKm - handOut.mileageKm
  await transitionBooking(tx, id, { status: 'completed', actor: 'branch', at, distanceKm: drivenKm }, 'taken back')
  await recordOdometer(tx, { bookingId: id, kind: 'back', carId, mileageKm, at })
  const lines = await chargesOf(tx, { ...row, model }, { ...request, drivenKm: drivenKm ?? 0 }, terms)
  const charges = await insertCharges(tx, row, lines, toStationMoment(at, terms.timeZone).date)
  const sums = Object.fromEntries(lines.map(({ code, amountKop }) => [code, amountKop]))
  await recordAction(tx, staff, 'booking.take_back', id, { ...sums, mileageKm })
  const unpaidKop = dueKop('completed', row.totalKop, row.paidKop)
  const owesNothing = charges.length === 0 && unpaidKop === 0
  await enqueueBooking(tx, owesNothing ? 'booking_returned' : 'booking_closed', id, staff.at)
  return { why: null, number: row.number, drivenKm, charges, unpaidKop }
}

/** Computes the charges by the agreed terms of this rental: its mileage option, an average day of its price, its extensions. */
async function chargesOf(
  tx: Transaction,
  { id, price, rental, endAt, model }: LockedBooking & { model: Model | null },
  { at, drivenKm, requestedCharges }: Return & { drivenKm: number },
  { laterCharges, mileageOption }: Terms,
): Promise<ReturnCharge[]> {
  if (!price || !rental || !model) return []
  const isLimited = rental.options.mileage === 'limited'
  const extended = await findExtended(tx, { id, endAt })
  const returned = {
    ...{ endAt, extended, drivenKm, requestedCharges, backAt: at, dayKop: price.perDayKop, days: price.days },
    kmPerDay: isLimited ? mileageOption.kmPerDay : model.attributes.mileageLimitKmPerDay,
    overMileageKopPerKm: isLimited ? mileageOption.overMileageKopPerKm : model.overMileageKopPerKm,
  }
  return returnCharges(returned, laterCharges)
}

async function insertCharges(
  tx: Transaction,
  { id: bookingId, station, carId, clientId }: LockedBooking,
  lines: readonly ReturnCharge[],
  date: string,
): Promise<ReturnResult['charges']> {
  if (lines.length === 0 || clientId === null) return []
  const rows = lines.map((line) => ({
    ...{ station, clientId, bookingId, carId, charge: line.code, damage: returnChargeText(line), date },
    ...{ costKop: line.amountKop, coveredKop: 0, paidKop: 0, status: 'open' as const },
  }))
  const inserted = await tx.insert(damages).values(rows).returning({ id: damages.id, charge: damages.charge })
  return lines.map((line) => ({ ...line, id: inserted.find(({ charge }) => charge === line.code)?.id ?? 0 }))
}

async function findModel(tx: Transaction, id: number): Promise<Model | null> {
  const [model] = await tx.select().from(carModels).where(eq(carModels.id, id))
  return model ?? null
}

async function findHandOut(tx: Transaction, bookingId: number) {
  const [handOut] = await tx
    .select()
    .from(handOvers)
    .where(and(eq(handOvers.bookingId, bookingId), eq(handOvers.kind, 'out')))
  return handOut ?? null
}

async function findActiveSince(tx: Transaction, bookingId: number): Promise<Date | null> {
  const { at, status } = bookingStatusHistory
  const [row] = await tx
    .select({ at })
    .from(bookingStatusHistory)
    .where(and(eq(bookingStatusHistory.bookingId, bookingId), eq(status, 'active')))
  return row?.at ?? null
}
