import { eq } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/station-time'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/account'
import { bookings } from '@/provider/db/schema/bookings'
import { payments } from '@/provider/db/schema/payments'
import { fineDebtKop } from '@/provider/rules/fine-debt'
import type { Settlement } from '@/provider/rules/settlement'
import type { StoredPayment } from './repository'

/** `isWhole`: nothing is left to pay. */
export type Settled = Settlement & { isWhole: boolean }

/** What money does to a booking; wired from its own room. */
export type SettleBooking = (
  tx: Transaction,
  bookingId: number,
  money: { paymentId: number; amountKop: number; mileKop: number; at: Date },
) => Promise<Settled>

type Around = { timeZone: string; mileKop: number; at: Date }

/** What a payment is for, before the payment itself. */
export async function lockPaidFor(tx: Transaction, paymentId: number): Promise<void> {
  const { bookingId, fineId, damageId } = payments
  const [of] = await tx.select({ bookingId, fineId, damageId }).from(payments).where(eq(payments.id, paymentId))
  if (of?.bookingId)
    await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.id, of.bookingId)).for('update')
  if (of?.fineId) await tx.select({ id: fines.id }).from(fines).where(eq(fines.id, of.fineId)).for('update')
  if (of?.damageId) await tx.select({ id: damages.id }).from(damages).where(eq(damages.id, of.damageId)).for('update')
}

/** The debt takes what it needs of the money. "Other" takes all of it: what it is for, the branch knows. */
export async function settleDebt(
  tx: Transaction,
  payment: StoredPayment,
  around: Around,
  settleBooking: SettleBooking,
): Promise<Settled> {
  const { id: paymentId, bookingId, fineId, damageId, amountKop } = payment
  if (bookingId !== null) return settleBooking(tx, bookingId, { ...around, paymentId, amountKop })
  if (fineId !== null) return settleFine(tx, fineId, payment, around)
  if (damageId !== null) return settleDamage(tx, damageId, amountKop)
  return { takenKop: amountKop, reason: 'excess', isWhole: true }
}

/** Judged by the day on which the payment began: the discount does not run out under the payer's hands. */
async function settleFine(
  tx: Transaction,
  fineId: number,
  { amountKop, createdAt }: StoredPayment,
  { timeZone }: Around,
): Promise<Settled> {
  const [fine] = await tx.select().from(fines).where(eq(fines.id, fineId))
  if (!fine) throw new Error('a locked fine cannot be read')
  const debtKop = fineDebtKop(fine, toStationMoment(createdAt, timeZone).date)
  const takenKop = Math.min(amountKop, debtKop)
  const isWhole = takenKop === debtKop
  if (takenKop > 0) {
    const paid = { paidKop: fine.paidKop + takenKop, ...(isWhole && { status: 'paid' as const }) }
    await tx.update(fines).set(paid).where(eq(fines.id, fineId))
  }
  return { takenKop, reason: debtKop === 0 ? 'nothing_due' : 'excess', isWhole }
}

async function settleDamage(tx: Transaction, damageId: number, amountKop: number): Promise<Settled> {
  const [damage] = await tx.select().from(damages).where(eq(damages.id, damageId))
  if (!damage) throw new Error('a locked damage cannot be read')
  const takenKop = Math.min(amountKop, damage.debtKop)
  const isWhole = takenKop === damage.debtKop
  if (takenKop > 0) {
    const paid = { paidKop: damage.paidKop + takenKop, ...(isWhole && { status: 'paid' as const }) }
    await tx.update(damages).set(paid).where(eq(damages.id, damageId))
  }
  return { takenKop, reason: damage.debtKop === 0 ? 'nothing_due' : 'excess', isWhole }
}
