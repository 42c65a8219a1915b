import type { PaymentLookupAnswer, PaymentLookupRequest } from '@/provider/contract/payments'
import { FailureError } from '@/provider/failure-error'
import { statusAt } from '@/provider/rules/booking-moves'
import { dueKop } from '@/provider/rules/due'
import { isSurnameOf } from '@/provider/rules/same-surname'
import type { PaymentsRepository } from './repository'

export type PaymentsService = ReturnType<typeof createPaymentsService>

export function createPaymentsService(payments: PaymentsRepository, station: string, now: () => Date) {
  return {
    /** @throws {FailureError} `not_found`, whichever of the two is wrong. */
    async lookUp({ purpose, number, fio }: PaymentLookupRequest): Promise<PaymentLookupAnswer> {
      const booking = await payments.findBooking(station, number.replace(/\D/g, ''))
      const isTheirs = isSurnameOf(fio, [booking?.driver?.last_name ?? null, booking?.clientLastName ?? null])
      if (!booking || !isTheirs) throw new FailureError('not_found', 'No such number with this name.')
      const status = statusAt(booking, now())
      const { car, startAt, endAt, totalKop, paidKop } = booking
      return {
        purpose,
        number: booking.number,
        car,
        pickupAt: startAt.toISOString(),
        dropoffAt: endAt.toISOString(),
        status,
        totalKop,
        paidKop,
        dueKop: dueKop(status, totalKop, paidKop),
      }
    },
  }
}
