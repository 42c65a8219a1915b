import { and, eq } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database, Transaction } from '@/provider/db/database'
import { damages } from '@/provider/db/schema/account'
import { bookingStatusHistory, handOvers } from '@/provider/db/schema/bookings'
import { carModels, cars } from '@/provider/db/schema/fleet'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { enqueueBooking } from '@/provider/records/notifications/enqueue-booking'
import { dueKop } from '@/provider/rules/bookings/amount-due'
import {
  type ChargeRequest,
  type ReturnCharge,
  returnCharges,
  returnChargeText,
} from '@/provider/rules/bookings/return-charges'
import {
  momentRejection,
  odometerRejection,
  type TransitionRejection,
} from '@/provider/rules/bookings/staff-transitions'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { type LockedBooking, moveLocked, noteOdometer, type OdometerWish } from './staff-transitions'
import { moveBooking } from './transitions'

export type TakeBack = OdometerWish & { wishes: readonly ChargeRequest[] }
export type Closed = {
  why: null
  number: string
  /** Null: nobody wrote down with what the car went. */
  drivenKm: number | null
  /** What the client owes now besides the rental, by the debt's number. */
  dues: (ReturnCharge & { id: number })[]
  /** Of the rental itself. */
  unpaidKop: number
}
type Terms = Pick<StationData, 'laterCharges' | 'mileageOption' | 'timeZone'>

export type ClosingRepository = ReturnType<typeof createClosingRepository>

export function createClosingRepository(db: Database) {
  return {
    /** The car is back: the rental ends, and what it owes is written down with it. */
    async takeBack(number: string, wish: TakeBack, terms: Terms, act: Act): Promise<TransitionRejection | Closed> {
      return moveLocked(db, { number, act, to: 'completed' }, async (tx, row) => {
        const { id, carId } = row
        const { mileageKm, at } = wish
        const [car] = await tx.select().from(cars).where(eq(cars.id, carId)).for('no key update')
        const out = await findHandOver(tx, id)
        const since = out?.at ?? (await activeSince(tx, id)) ?? row.startAt
        const knownKm = Math.max(out?.mileageKm ?? 0, car?.mileageKm ?? 0)
        if (at < since) return { why: 'before_hand_over' }
        const fault = momentRejection(at, act.at) ?? odometerRejection({ knownKm, mileageKm, since, at })
        if (fault) return fault
        const drivenKm = out === null ? null : mileageKm - out.mileageKm
        await moveBooking(tx, id, { status: 'completed', actor: 'branch', at, distanceKm: drivenKm }, 'taken back')
        await noteOdometer(tx, { bookingId: id, kind: 'back', carId, mileageKm, at })
        const lines = await dueLines(tx, row, { ...wish, drivenKm: drivenKm ?? 0 }, terms)
        const dayOf = (moment: Date) => toStationMoment(moment, terms.timeZone).date
        const dues = await writeDues(tx, row, lines, dayOf(at))
        const sums = Object.fromEntries(lines.map(({ code, amountKop }) => [code, amountKop]))
        await recordAction(tx, act, 'booking.take_back', id, { ...sums, mileageKm })
        const unpaidKop = dueKop('completed', row.totalKop, row.paidKop)
        const owesNothing = dues.length === 0 && unpaidKop === 0
        await enqueueBooking(tx, owesNothing ? 'booking_returned' : 'booking_closed', id, act.at)
        return { why: null, number: row.number, drivenKm, dues, unpaidKop }
      })
    },
  }
}

/** By what was agreed for this rental: the mileage it was sold with, an average day of its price. */
async function dueLines(
  tx: Transaction,
  { price, rental, endAt, modelId }: LockedBooking,
  { at, drivenKm, wishes }: TakeBack & { drivenKm: number },
  { laterCharges, mileageOption }: Terms,
): Promise<ReturnCharge[]> {
  const [model] = await tx.select().from(carModels).where(eq(carModels.id, modelId))
  if (!price || !rental || !model) return []
  const isLimited = rental.options.mileage === 'limited'
  const returned = {
    ...{ endAt, drivenKm, requestedCharges: wishes, backAt: at, dayKop: price.perDayKop, days: price.days },
    kmPerDay: isLimited ? mileageOption.kmPerDay : model.attributes.mileageLimitKmPerDay,
    overMileageKopPerKm: isLimited ? mileageOption.overMileageKopPerKm : model.overMileageKopPerKm,
  }
  return returnCharges(returned, laterCharges)
}

async function writeDues(
  tx: Transaction,
  { id: bookingId, station, carId, clientId }: LockedBooking,
  lines: readonly ReturnCharge[],
  date: string,
): Promise<Closed['dues']> {
  if (lines.length === 0 || clientId === null) return []
  const rows = lines.map((line) => ({
    ...{ station, clientId, bookingId, carId, charge: line.code, damage: returnChargeText(line), date },
    ...{ costKop: line.amountKop, coveredKop: 0, paidKop: 0, status: 'open' as const },
  }))
  const written = await tx.insert(damages).values(rows).returning({ id: damages.id, charge: damages.charge })
  return lines.map((line) => ({ ...line, id: written.find(({ charge }) => charge === line.code)?.id ?? 0 }))
}

async function findHandOver(tx: Transaction, bookingId: number) {
  const [out] = await tx
    .select()
    .from(handOvers)
    .where(and(eq(handOvers.bookingId, bookingId), eq(handOvers.kind, 'out')))
  return out ?? null
}

async function activeSince(tx: Transaction, bookingId: number): Promise<Date | null> {
  const { at, status } = bookingStatusHistory
  const [row] = await tx
    .select({ at })
    .from(bookingStatusHistory)
    .where(and(eq(bookingStatusHistory.bookingId, bookingId), eq(status, 'active')))
  return row?.at ?? null
}
