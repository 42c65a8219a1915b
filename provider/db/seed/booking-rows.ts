import { addMinutes } from 'date-fns'
import type { BookingStatus, Driver } from '@/provider/contract/bookings'
import type { Price, RentalRequest } from '@/provider/contract/quotes'
import type { Language } from '@/provider/rules/language'
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
  /** Null: the branch keeps the car for service. */
  rental: {
    clientPhone: string
    request: RentalRequest
    price: Price
    driver: Driver
    language: Language
  } | null
}

export type SeedContext = { station: string; turnaroundMinutes: number; clientIds: ReadonlyMap<string, number> }

export function bookingRow(booking: SeedBooking, { station, turnaroundMinutes, clientIds }: SeedContext): Row {
  const { rental } = booking
  return {
    station,
    number: booking.number,
    kind: rental ? 'booking' : 'block',
    car_id: booking.carId,
    model_id: booking.modelId,
    client_id: rental ? clientIds.get(rental.clientPhone) : null,
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
    key_salt: booking.keySalt,
    created_at: booking.createdAt,
  }
}

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

/** The last entry of the history. */
export function statusOf({ history }: Pick<SeedBooking, 'history'>): BookingStatus {
  return history.at(-1)?.status ?? history[0].status
}
