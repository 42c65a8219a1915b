import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Bound } from '@/provider/modules/bind'
import type {
  BookingPayment,
  recordBookingPayment,
  voidBookingPayment,
} from '@/provider/modules/bookings/record-branch-payment'
import type { createDropDebt } from '@/provider/modules/debts/cancel-debt'
import type { DebtTakingsRepository, Taking, Unfinished } from '@/provider/modules/debts/record-branch-payment'

type Parts = {
  debts: DebtTakingsRepository
  bookingPayments: { record: Bound<typeof recordBookingPayment>; void: Bound<typeof voidBookingPayment> }
  dropDebt: ReturnType<typeof createDropDebt>
  station: string
  timeZone: string
  now: () => Date
}
type By = { operator: string }

/** Money that is paid at the branch. A refusal has a name and changes nothing. */
export function createTakings({ debts, bookingPayments, dropDebt, station, timeZone, now }: Parts) {
  const act = (operator: string) => ({ station, operator, at: now() })
  const today = () => toStationMoment(now(), timeZone).date
  return {
    listDebts: (booking: string | undefined, most: number) => debts.list(station, booking, today(), most),
    payDebt: ({ operator, ...taking }: Taking & By) => debts.pay(taking, today(), act(operator)),
    dropDebt: ({ id, reason, operator }: { id: number; reason: string } & By) => dropDebt(id, reason, act(operator)),
    payBooking: ({ operator, ...taking }: BookingPayment & Unfinished & By) =>
      bookingPayments.record(taking, act(operator)),
    unpayBooking: ({ operator, ...taking }: BookingPayment & By) => bookingPayments.void(taking, act(operator)),
  }
}
