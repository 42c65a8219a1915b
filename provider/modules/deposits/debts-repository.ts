import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { findDebts, lockDebt } from '@/provider/db/debts-by-number'
import { findLivePayment } from '@/provider/db/live-payment'
import { type Act, noteAct } from '@/provider/db/note-act'
import { damages, fines } from '@/provider/db/schema/account'
import { takeFromDebt } from '@/provider/db/take-from-debt'
import { isSameMatter, type KeptReason } from '@/provider/rules/charged-twice'
import { debtName } from '@/provider/rules/debt-digits'
import type { ChargedDebt, Refusal } from '@/provider/rules/deposit-acts'
import { fineDebtKop } from '@/provider/rules/fine-debt'

export type OwedDebt = NonNullable<Awaited<ReturnType<typeof lockDebt>>> & { kind: 'fine' | 'damage' }
/** What was taken from a deposit for a debt, and what of it is still owed. */
export type PaidDebt = { number: string; takenKop: number; leftKop: number }
type Booking = { id: number; station: string }

/**
 * What was asked of this rental already for the same thing, and is owed or paid: a sum that is kept would ask once more.
 *
 * @param today `YYYY-MM-DD` at the station
 */
export async function findCharged(
  tx: Transaction,
  bookingId: number,
  reason: KeptReason,
  today: string,
): Promise<ChargedDebt[]> {
  const asked = or(gt(damages.debtKop, 0), gt(damages.paidKop, 0))
  const harmed = await tx
    .select()
    .from(damages)
    .where(and(eq(damages.bookingId, bookingId), asked))
    .orderBy(damages.id)
  const fined =
    reason === 'fine'
      ? await tx
          .select()
          .from(fines)
          .where(and(eq(fines.bookingId, bookingId), ne(fines.status, 'cancelled')))
          .orderBy(fines.id)
      : []
  return [
    ...harmed
      .filter(({ charge }) => isSameMatter({ kind: 'damage', charge }, reason))
      .map(({ id, damage, debtKop, paidKop }) => ({ number: debtName(id), about: damage, debtKop, paidKop })),
    ...fined.map((fine) => ({
      ...{ number: fine.decisionNumber, about: fine.name },
      ...{ debtKop: fineDebtKop(fine, today), paidKop: fine.paidKop },
    })),
  ]
}

/** Debts of this rental, locked, in the order in which they were named; or why one of them cannot be taken from its deposit. */
export async function lockDebtsOf(
  tx: Transaction,
  { id: bookingId, station }: Booking,
  numbers: readonly string[],
  today: string,
): Promise<OwedDebt[] | Refusal> {
  const owed: OwedDebt[] = []
  for (const number of numbers) {
    const [found, another] = await findDebts(tx, station, number)
    const row = found && !another ? await lockDebt(tx, found, today) : undefined
    if (!found || row?.bookingId !== bookingId) return { why: 'no_such_debt', debt: number }
    if (owed.some(({ kind, id }) => kind === found.kind && id === found.id)) continue
    if (row.status === 'disputed') return { why: 'debt_disputed', debt: row.number }
    if (row.debtKop === 0) return { why: 'debt_over', debt: row.number }
    if (await findLivePayment(tx, found.kind, found.id)) return { why: 'debt_is_paying', debt: row.number }
    owed.push({ ...row, kind: found.kind })
  }
  return owed
}

/** Pays the debts one after another with what was kept, each with an act of its own. */
export async function payFromDeposit(
  tx: Transaction,
  debts: readonly OwedDebt[],
  { holdId, bookingId, keptKop }: { holdId: number; bookingId: number; keptKop: number },
  act: Act,
): Promise<PaidDebt[]> {
  const paid: PaidDebt[] = []
  let restKop = keptKop
  for (const debt of debts) {
    const takenKop = Math.min(restKop, debt.debtKop)
    restKop -= takenKop
    if (takenKop === 0) continue
    await takeFromDebt(tx, debt.kind, debt, takenKop)
    const details = { kind: debt.kind, id: debt.id, amountKop: takenKop, means: 'deposit', hold: holdId }
    await noteAct(tx, act, 'debt.pay', bookingId, details)
    paid.push({ number: debt.number, takenKop, leftKop: debt.debtKop - takenKop })
  }
  return paid
}
