import type { Booking } from '@/provider/contract/bookings'
import type { RentalRequest } from '@/provider/contract/quotes'
import { FailureError } from '@/provider/failure-error'
import type { Language } from '@/provider/rules/i18n/language'
import { guestKey } from './booking-key'
import { type BookingParts, readFor, requireBooking } from './open-booking'
import type { StoredBooking } from './queries'

/** What a paper about a booking is made from. */
export type PaperSource = {
  /** In which it was booked. */
  language: Language
  /** Whom it is for; another address gets no secret link. */
  email: string
  /** Changes so far, and when the last of them, or of its moves, was. */
  changes: number
  touchedAt: Date
  /** What was booked, as it is after the last change. */
  rental: RentalRequest
  read(language: Language): Promise<Booking>
}

/** Who asks: with the guest's key, as the client whose session it is, or with both; one that opens is enough. */
export type PaperOpener = { key: string | null; clientId: number | null }

/** @throws {FailureError} `not_found` for a wrong number, a wrong key and another client's booking alike. */
export async function openPaper(
  parts: BookingParts,
  number: string,
  { key, clientId }: PaperOpener,
): Promise<PaperSource> {
  if (clientId !== null) {
    const own = await parts.bookings.findOf(clientId, number)
    if (own) return sourceOf(parts, own)
  }
  if (key === null) throw new FailureError('not_found', 'No such booking.')
  return sourceOf(parts, await requireBooking(parts, number, { key, callerId: clientId }))
}

/** For what the branch itself tells of a booking. @returns null: there is none. */
export async function tellablePaper(
  parts: BookingParts,
  number: string,
): Promise<(PaperSource & { key: string }) | null> {
  const booking = await parts.bookings.find(number)
  return booking && { ...(await sourceOf(parts, booking)), key: guestKey(number, booking.keySalt, parts.secret) }
}

async function sourceOf(parts: BookingParts, booking: StoredBooking): Promise<PaperSource> {
  const { changes, changedAt } = await parts.bookings.countChanges(booking.id)
  const movedAt = booking.history.at(-1)?.at ?? booking.createdAt
  return {
    language: booking.language,
    email: booking.driver.email,
    changes,
    rental: booking.rental,
    touchedAt: changedAt && changedAt > movedAt ? changedAt : movedAt,
    read: (language) => readFor(parts, booking, language),
  }
}
