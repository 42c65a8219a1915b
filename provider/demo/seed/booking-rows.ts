import { addMinutes } from 'date-fns'
import type { BookingStatus, Driver, ExtraDriver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { Language } from '@/provider/rules/i18n/language'
import type { PiecesInUse } from '@/provider/rules/options/peak-use'
import type { Row } from './insert-rows'

export type HistoryEntry = {
  status: BookingStatus
  actor: 'client' | 'branch' | 'gateway' | 'system'
  at: Date
  reason?: string | undefined
}

export type SeedBooking = {
  number: string
  carId: number
  modelId: number
  startAt: Date
  endAt: Date
  holdUntil: Date | null
  createdAt: Date
  keySalt: string
  history: [HistoryEntry, ...HistoryEntry[]]
  /** Null: the branch blocks the car for service. */
  rental: {
    clientPhone: string
    request: RentalRequest
    price: Price
    driver: Driver
    extraDrivers: ExtraDriver[]
    language: Language
    liabilityKop: number
    /** Null: none, or one that does nothing for the price. */
    promoCode: string | null
    paidKop: number
    /** Refund of a cancellation by the client. */
    refundKop: number | null
    flight: string
    /** Counted when the car came back. */
    distanceKm?: number | null
    /** Booked by a client who is registered, in his session. */
    isOwn?: boolean
  } | null
}

export type SeedContext = { station: string; turnaroundMinutes: number; clientIds: ReadonlyMap<string, number> }

/** Returns the row of a seeded booking; one without a rental is a block. */
export function bookingRow(booking: SeedBooking, { station, turnaroundMinutes, clientIds }: SeedContext): Row {
  const { rental } = booking
  return {
    station,
    number: booking.number,
    kind: rental ? 'booking' : 'block',
    car_id: booking.carId,
    model_id: booking.modelId,
    client_id: rental ? clientIds.get(rental.clientPhone) : null,
    proved_by: rental?.isOwn ? 'session' : null,
    start_at: booking.startAt,
    end_at: booking.endAt,
    blocked_until: addMinutes(booking.endAt, turnaroundMinutes),
    status: statusOf(booking),
    hold_until: booking.holdUntil,
    total_kop: rental?.price.totalKop ?? 0,
    price: rental?.price ?? null,
    rental: rental?.request ?? null,
    driver: rental?.driver ?? null,
    language: rental?.language ?? null,
    liability_kop: rental?.liabilityKop ?? null,
    promo_code: rental?.promoCode ?? null,
    paid_kop: rental?.paidKop ?? 0,
    refund_kop: rental?.refundKop ?? null,
    flight: rental?.flight ?? '',
    distance_km: rental?.distanceKm ?? null,
    // Its miles are in the ledger of the demo files.
    miles_counted: rental && hasMilesCounted(statusOf(booking)) ? statusOf(booking) : null,
    extra_drivers: rental?.extraDrivers ?? [],
    key_salt: booking.keySalt,
    created_at: booking.createdAt,
  }
}

/** Returns the rows of the bookings' histories. */
export function historyRows(bookings: SeedBooking[], bookingIds: ReadonlyMap<string, number>): Row[] {
  return bookings.flatMap(({ number, history }) =>
    history.map(({ status, actor, at, reason }) => ({
      booking_id: bookingIds.get(number),
      status,
      actor,
      at,
      reason: reason ?? null,
    })),
  )
}

/** Returns the extras of every booking, also of cancelled ones: they show what was chosen. */
export function bookingExtraRows(
  bookings: SeedBooking[],
  bookingIds: ReadonlyMap<string, number>,
  station: string,
): Row[] {
  return bookings.flatMap(({ number, rental }) =>
    (rental?.request.options.extras ?? []).map(({ code, quantity }) => ({
      booking_id: bookingIds.get(number),
      extra_code: code,
      station,
      quantity,
    })),
  )
}

/** Returns how many pieces of each extra bookings use, and until when. */
export function piecesOf(bookings: SeedBooking[], turnaroundMinutes: number): Map<string, PiecesInUse[]> {
  const uses = new Map<string, PiecesInUse[]>()
  for (const { rental, startAt, endAt } of bookings) {
    for (const { code, quantity } of rental?.request.options.extras ?? []) {
      const use = { from: startAt, until: addMinutes(endAt, turnaroundMinutes), quantity }
      uses.set(code, [...(uses.get(code) ?? []), use])
    }
  }
  return uses
}

/** Returns the status of the last entry of the history. */
export function statusOf({ history }: Pick<SeedBooking, 'history'>): BookingStatus {
  return history.at(-1)?.status ?? history[0].status
}

function hasMilesCounted(status: BookingStatus): boolean {
  return status === 'active' || status === 'completed'
}
