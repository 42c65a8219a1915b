import type { BookingStatus } from '@/provider/contract/bookings'
import { stationDay } from '@/provider/contract/rules/dates/station-time'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import type { ChargeRequest } from '@/provider/rules/bookings/return-charges'
import { chargeRejection, type TransitionRejection } from '@/provider/rules/bookings/staff-transitions'
import { statusAt } from '@/provider/rules/bookings/transitions'
import type { Texts } from '@/provider/rules/i18n/language'
import type { createBookingDetails } from './booking-details'
import type { createBookingStory, createListBookings } from './list-bookings'
import type { Closed, ClosingRepository } from './return-car'
import type { BranchRepository, GiveOutWish, Moved } from './staff-transitions'

type Parts = {
  moves: BranchRepository
  closing: ClosingRepository
  listBookings: ReturnType<typeof createListBookings>
  tellStory: ReturnType<typeof createBookingStory>
  findDetails: ReturnType<typeof createBookingDetails>
  settings: SettingsService
  now: () => Date
}
type Asked = { number: string; operator: string }
/** `at` left out: just now. */
type Odometer = Asked & { mileageKm: number; at?: Date | undefined }
type GiveOut = Odometer & Pick<GiveOutWish, 'areDocumentsSeen' | 'anyway'>
type Filter = { number?: string | undefined; status?: BookingStatus | undefined; plate?: string | undefined }

export type BranchBooking = Awaited<ReturnType<Parts['listBookings']>>[number]
export type BookingStory = Awaited<ReturnType<Parts['tellStory']>>
/** `names`: what lines of its price refer to. */
export type BookingDetails = NonNullable<Awaited<ReturnType<Parts['findDetails']>>> & { names: Map<string, Texts> }
type Shown = { booking: BranchBooking; story: BookingStory; details: BookingDetails }

/** What the branch does with bookings. A refusal has a name and changes nothing. */
export function createBranchService({ moves, closing, listBookings, tellStory, findDetails, settings, now }: Parts) {
  const { station } = settings
  const act = (operator: string) => ({ station, operator, at: now() })
  const told = (row: BranchBooking): BranchBooking => ({ ...row, status: statusAt(row, now()) })

  return {
    /** @param day `YYYY-MM-DD` at the station, of the pick-up or the drop-off; without it, a number or a status: not over */
    async list({ day, ...filter }: Filter & { day?: string | undefined }, most: number): Promise<BranchBooking[]> {
      const { timeZone } = await settings.current()
      const isAny = filter.number === undefined && filter.status === undefined && day === undefined
      const when = { ...(day !== undefined && stationDay(day, timeZone)), ...(isAny && { openAt: now() }) }
      const rows = await listBookings(station, { ...filter, ...when }, most)
      return rows.map(told)
    },

    async show(number: string): Promise<Shown | null> {
      const [booking] = await listBookings(station, { number }, 1)
      const details = booking && (await findDetails(booking.id))
      if (!details) return null
      const { insurance } = await settings.current()
      const names = new Map([...details.placeNames, ...insurance.map(({ code, name }) => [code, name] as const)])
      return { booking: told(booking), story: await tellStory(booking.id), details: { ...details, names } }
    },

    /** @param isUnfinished whoever began to pay online has left it: the operator's word */
    confirm: ({
      number,
      operator,
      isUnfinished,
    }: Asked & { isUnfinished: boolean }): Promise<TransitionRejection | Moved> =>
      moves.confirm(number, isUnfinished, act(operator)),
    noShow: ({ number, operator }: Asked): Promise<TransitionRejection | Moved> => moves.noShow(number, act(operator)),
    cancel: ({ number, operator, reason }: Asked & { reason: string }): Promise<TransitionRejection | Moved> =>
      moves.cancel(number, reason, act(operator)),

    async giveOut({ number, operator, at = now(), ...wish }: GiveOut): Promise<TransitionRejection | Moved> {
      const { timeZone } = await settings.current()
      return moves.giveOut(number, { ...wish, at }, timeZone, act(operator))
    },

    async takeBack(asked: Odometer & { wishes: readonly ChargeRequest[] }): Promise<TransitionRejection | Closed> {
      const { number, operator, mileageKm, wishes, at = now() } = asked
      const data = await settings.current()
      const fault = chargeRejection(wishes, data.laterCharges)
      return fault ?? closing.takeBack(number, { mileageKm, wishes, at }, data, act(operator))
    },
  }
}
