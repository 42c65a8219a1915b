import { eq } from 'drizzle-orm'
import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/debts'
import { reduceDebt } from '@/provider/records/debts/reduce-debt'
import { fineDebtKop } from '@/provider/rules/debts/fine-amount'
import type { Settlement } from '@/provider/rules/payments/settlement'
import type { StoredPayment } from './queries'

/** `isWhole`: nothing is left to pay. */
export type Settled = Settlement & { isWhole: boolean }

/** Settles a booking with money that came for it; handed in by `services.ts`. */
export type SettleBooking = (
  tx: Transaction,
  bookingId: number,
  money: { paymentId: number; amountKop: number; mileKop: number; at: Date },
) => Promise<Settled>

type Terms = { timeZone: string; mileKop: number; at: Date }

/** Takes for the payable what is due of it. "Other" takes all of the money: only the branch knows what it is for. */
export async function settlePayable(
  tx: Transaction,
  payment: StoredPayment,
  terms: Terms,
  settleBooking: SettleBooking,
): Promise<Settled> {
  const { id: paymentId, bookingId, fineId, damageId, amountKop } = payment
  if (bookingId !== null) return settleBooking(tx, bookingId, { ...terms, paymentId, amountKop })
  if (fineId !== null) return settleFine(tx, fineId, payment, terms)
  if (damageId !== null) return settleDamage(tx, damageId, amountKop)
  return { takenKop: amountKop, reason: 'excess', isWhole: true }
}

/** The day on which the payment began counts, so that a discount does not end while the payer pays. */
async function settleFine(
  tx: Transaction,
  fineId: number,
  { amountKop, createdAt }: StoredPayment,
  { timeZone }: Terms,
): Promise<Settled> {
  const [fine] = await tx.select().from(fines).where(eq(fines.id, fineId))
  if (!fine) throw new Error('a locked fine cannot be read')
  const debtKop = fineDebtKop(fine, toStationMoment(createdAt, timeZone).date)
  const takenKop = Math.min(amountKop, debtKop)
  if (takenKop > 0) await reduceDebt(tx, 'fine', { ...fine, debtKop }, takenKop)
  return { takenKop, reason: debtKop === 0 ? 'nothing_due' : 'excess', isWhole: takenKop === debtKop }
}

async function settleDamage(tx: Transaction, damageId: number, amountKop: number): Promise<Settled> {
  const [damage] = await tx.select().from(damages).where(eq(damages.id, damageId))
  if (!damage) throw new Error('a locked damage cannot be read')
  const takenKop = Math.min(amountKop, damage.debtKop)
  if (takenKop > 0) await reduceDebt(tx, 'damage', damage, takenKop)
  const { debtKop } = damage
  return { takenKop, reason: debtKop === 0 ? 'nothing_due' : 'excess', isWhole: takenKop === debtKop }
}
