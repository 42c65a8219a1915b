import { depositBrands } from '@/provider/contract/rules/payments/payment-methods'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { depositHolds } from '@/provider/db/schema/deposits'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockBooking } from '@/provider/records/bookings/lock-booking'
import { listDepositHolds } from '@/provider/records/deposits/deposit-holds'
import type { Staff } from '@/provider/rules/actors'
import {
  type DepositHoldRequest,
  type DepositRejection,
  findHoldRejection,
} from '@/provider/rules/deposits/staff-actions'

type Deps = { db: Database; settings: Settings }
type Hold = DepositHoldRequest & { number: string; reference?: string | undefined }

/**
 * Records a deposit that the branch blocked at its own terminal or took in cash. The booking is locked, so of two holds at once the second
 * sees the first. Returns `held`, or why it may not be recorded.
 */
export async function holdDeposit(
  { db, settings }: Deps,
  { number, reference, ...request }: Hold,
  staff: Staff,
): Promise<DepositRejection | 'held'> {
  const { payments, rules } = await settings.current()
  const limits = {
    brands: depositBrands(payments.accepted),
    acceptsCash: payments.accepted.cashRub.deposit,
    maxCards: rules.depositMaxCards,
    changeHours: rules.changeHours,
  }
  return retryTransaction(db, async (tx) => {
    const booking = await lockBooking(tx, number, staff.station)
    if (!booking?.price) return { why: 'not_found' }
    if (booking.isErased) return { why: 'not_rented' }
    const holds = await listDepositHolds(tx, [booking.id])
    const { depositKop } = booking.price
    const rejection = findHoldRejection({ ...booking, depositKop }, holds, request, limits, staff.at)
    if (rejection) return rejection
    const { brand, last4, amountKop } = request
    const [hold] = await tx
      .insert(depositHolds)
      .values({
        bookingId: booking.id,
        cardBrand: brand,
        cardLast4: last4,
        amountKop,
        terminalReference: reference ?? null,
        heldAt: staff.at,
      })
      .returning({ id: depositHolds.id })
    await recordAction(tx, staff, 'deposit.hold', booking.id, { hold: hold?.id ?? null, amountKop })
    return 'held'
  })
}
