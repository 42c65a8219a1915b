import { and, eq, gt, ne, or } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/debts'
import { isSameMatter, type KeptReason } from '@/provider/modules/deposits/rules/duplicate-charge'
import { recordAction } from '@/provider/records/audit/record-action'
import { listDebts, lockDebt, type NumberedDebt } from '@/provider/records/debts/debts-by-number'
import { reduceDebt } from '@/provider/records/debts/reduce-debt'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { Staff } from '@/provider/rules/actors'
import { fineDebtKop } from '@/provider/rules/debts/fine-amount'
import type { ChargedDebt, DepositRejection } from '@/provider/rules/deposits/staff-actions'
import { debtName } from '@/provider/rules/payments/payable-digits'

export type UnpaidDebt = NonNullable<Awaited<ReturnType<typeof lockDebt>>> & { kind: 'fine' | 'damage' }
/** What a deposit paid of a debt, and what is left of it. */
export type PaidDebt = { number: string; takenKop: number; leftKop: number }
type Booking = { id: number; station: string }

/**
 * Finds the debts of this rental for the same reason, unpaid or paid: a sum that is kept would charge the client twice.
 *
 * @param today `YYYY-MM-DD` at the branch
 */
export async function listChargedDebts(
  tx: Transaction,
  bookingId: number,
  reason: KeptReason,
  today: string,
): Promise<ChargedDebt[]> {
  const isCharged = or(gt(damages.debtKop, 0), gt(damages.paidKop, 0))
  const damageRows = await tx
    .select()
    .from(damages)
    .where(and(eq(damages.bookingId, bookingId), isCharged))
    .orderBy(damages.position)
  const fineRows =
    reason === 'fine'
      ? await tx
          .select()
          .from(fines)
          .where(and(eq(fines.bookingId, bookingId), ne(fines.status, 'cancelled')))
          .orderBy(fines.id)
      : []
  return [
    ...damageRows
      .filter(({ charge }) => isSameMatter({ kind: 'damage', charge }, reason))
      .map(({ id, damage, debtKop, paidKop }) => ({ number: debtName(id), about: damage, debtKop, paidKop })),
    ...fineRows.map((fine) => ({
      ...{ number: fine.decisionNumber, about: fine.name },
      ...{ debtKop: fineDebtKop(fine, today), paidKop: fine.paidKop },
    })),
  ]
}

/**
 * Locks debts of this rental and returns them in the order in which they were named, or why the deposit cannot pay one of
 * them. The client and the booking must be locked before. A debt of another rental is rejected without locking it: another
 * transaction may hold that rental and wait for a debt of this one.
 */
export async function lockDebts(
  tx: Transaction,
  { id: bookingId, station }: Booking,
  numbers: readonly string[],
  today: string,
): Promise<UnpaidDebt[] | DepositRejection> {
  const namedDebts = new Map<string, NumberedDebt & { typed: string }>()
  for (const number of numbers) {
    const [debt, another] = await listDebts(tx, station, number)
    if (debt?.bookingId !== bookingId || another) return { why: 'no_such_debt', debt: number }
    namedDebts.set(keyOf(debt), { ...debt, typed: number })
  }
  const lockedDebts = new Map<string, UnpaidDebt>()
  for (const debt of [...namedDebts.values()].sort(byLockOrder)) {
    const row = await lockDebt(tx, debt, today)
    // An import of fines may have moved it to another rental meanwhile.
    if (row?.bookingId !== bookingId) return { why: 'no_such_debt', debt: debt.typed }
    lockedDebts.set(keyOf(debt), { ...row, kind: debt.kind })
  }
  const debts = [...namedDebts.keys()].flatMap((key) => lockedDebts.get(key) ?? [])
  for (const { kind, id, number, status, debtKop } of debts) {
    if (status === 'disputed') return { why: 'debt_disputed', debt: number }
    if (debtKop === 0) return { why: 'debt_over', debt: number }
    if (await findActivePayment(tx, kind, id)) return { why: 'debt_is_paying', debt: number }
  }
  return debts
}

const keyOf = ({ kind, id }: NumberedDebt) => `${kind}:${id}`

/** The lock order of records/README.md: fines before damages, each by id. */
function byLockOrder(one: NumberedDebt, other: NumberedDebt): number {
  if (one.kind !== other.kind) return one.kind === 'fine' ? -1 : 1
  return one.id - other.id
}

/** Pays the debts one after another with the kept sum; records an action for each. */
export async function payFromDeposit(
  tx: Transaction,
  debts: readonly UnpaidDebt[],
  { holdId, bookingId, keptKop }: { holdId: number; bookingId: number; keptKop: number },
  staff: Staff,
): Promise<PaidDebt[]> {
  const paidDebts: PaidDebt[] = []
  let restKop = keptKop
  for (const debt of debts) {
    const takenKop = Math.min(restKop, debt.debtKop)
    restKop -= takenKop
    if (takenKop === 0) continue
    await reduceDebt(tx, debt.kind, debt, takenKop)
    const details = { kind: debt.kind, id: debt.id, amountKop: takenKop, means: 'deposit', hold: holdId }
    await recordAction(tx, staff, 'debt.pay', bookingId, details)
    paidDebts.push({ number: debt.number, takenKop, leftKop: debt.debtKop - takenKop })
  }
  return paidDebts
}
