import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/account'
import { isSameMatter, type KeptReason } from '@/provider/modules/deposits/rules/duplicate-charge'
import { type Act, recordAction } from '@/provider/records/audit/record-action'
import { type FoundDebt, findDebts, lockDebt } from '@/provider/records/debts/debts-by-number'
import { reduceDebt } from '@/provider/records/debts/reduce-debt'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import { fineDebtKop } from '@/provider/rules/debts/fine-amount'
import type { ChargedDebt, Refusal } from '@/provider/rules/deposits/staff-actions'
import { debtName } from '@/provider/rules/payments/payable-digits'

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

/**
 * Debts of this rental, locked, in the order in which they were named; or why one of them cannot be taken from its deposit.
 * Its client and booking must be locked before. A debt of another rental is refused without its lock: that one may be
 * naming a debt of this.
 */
export async function lockDebtsOf(
  tx: Transaction,
  { id: bookingId, station }: Booking,
  numbers: readonly string[],
  today: string,
): Promise<OwedDebt[] | Refusal> {
  const named = new Map<string, FoundDebt & { typed: string }>()
  for (const number of numbers) {
    const [debt, another] = await findDebts(tx, station, number)
    if (debt?.bookingId !== bookingId || another) return { why: 'no_such_debt', debt: number }
    named.set(keyOf(debt), { ...debt, typed: number })
  }
  const locked = new Map<string, OwedDebt>()
  for (const debt of [...named.values()].sort(byLockOrder)) {
    const row = await lockDebt(tx, debt, today)
    // An import of fines may have moved it to another rental meanwhile.
    if (row?.bookingId !== bookingId) return { why: 'no_such_debt', debt: debt.typed }
    locked.set(keyOf(debt), { ...row, kind: debt.kind })
  }
  const owed = [...named.keys()].flatMap((key) => locked.get(key) ?? [])
  for (const { kind, id, number, status, debtKop } of owed) {
    if (status === 'disputed') return { why: 'debt_disputed', debt: number }
    if (debtKop === 0) return { why: 'debt_over', debt: number }
    if (await findActivePayment(tx, kind, id)) return { why: 'debt_is_paying', debt: number }
  }
  return owed
}

const keyOf = ({ kind, id }: FoundDebt) => `${kind}:${id}`

/** As `lockClientRow` says: fines before damages, each by id. */
function byLockOrder(one: FoundDebt, other: FoundDebt): number {
  if (one.kind !== other.kind) return one.kind === 'fine' ? -1 : 1
  return one.id - other.id
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
    await reduceDebt(tx, debt.kind, debt, takenKop)
    const details = { kind: debt.kind, id: debt.id, amountKop: takenKop, means: 'deposit', hold: holdId }
    await recordAction(tx, act, 'debt.pay', bookingId, details)
    paid.push({ number: debt.number, takenKop, leftKop: debt.debtKop - takenKop })
  }
  return paid
}
