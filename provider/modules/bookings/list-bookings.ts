import type { BookingStatus } from '@/provider/contract/bookings'
import { stationDay } from '@/provider/contract/rules/dates/station-time'
import { statusAt } from '@/provider/rules/bookings/transitions'
import type { Texts } from '@/provider/rules/i18n/language'
import type { StaffDeps } from './staff-deps'
import { selectDetails, selectStaffBookings, selectTimeline } from './staff-queries'

export type StaffBooking = Awaited<ReturnType<typeof selectStaffBookings>>[number]
export type BookingTimeline = Awaited<ReturnType<typeof selectTimeline>>

/** `day`: `YYYY-MM-DD` at the branch, of the pick-up or the drop-off. */
type Filter = {
  number?: string | undefined
  status?: BookingStatus | undefined
  plate?: string | undefined
  day?: string | undefined
}

/** `names`: what lines of its price refer to. */
export type BookingDetails = NonNullable<Awaited<ReturnType<typeof selectDetails>>> & { names: Map<string, Texts> }
type StaffBookingView = { booking: StaffBooking; timeline: BookingTimeline; details: BookingDetails }

/** Returns bookings for the staff; without a day, a number and a status those that are not over. */
export async function listBookings(
  deps: StaffDeps,
  { day, ...filter }: Filter,
  limit: number,
): Promise<StaffBooking[]> {
  const { db, settings, now } = deps
  const { timeZone } = await settings.current()
  const isAny = filter.number === undefined && filter.status === undefined && day === undefined
  const when = { ...(day !== undefined && stationDay(day, timeZone)), ...(isAny && { openAt: now() }) }
  const rows = await selectStaffBookings(db, settings.station, { ...filter, ...when }, limit)
  return rows.map((row) => withPresentStatus(row, now()))
}

/** Returns one booking with everything that happened to it, or null when there is none. */
export async function findStaffBooking(
  { db, settings, now }: StaffDeps,
  number: string,
): Promise<StaffBookingView | null> {
  const [booking] = await selectStaffBookings(db, settings.station, { number }, 1)
  const details = booking && (await selectDetails(db, booking.id))
  if (!details) return null
  const { insurance } = await settings.current()
  const names = new Map([...details.placeNames, ...insurance.map(({ code, name }) => [code, name] as const)])
  const present = withPresentStatus(booking, now())
  return { booking: present, timeline: await selectTimeline(db, booking.id), details: { ...details, names } }
}

function withPresentStatus(row: StaffBooking, now: Date): StaffBooking {
  return { ...row, status: statusAt(row, now) }
}
