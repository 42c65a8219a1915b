import { toStationMoment } from '@/provider/contract/rules/dates/station-time'
import type { Database } from '@/provider/db/database'
import { retryTransaction } from '@/provider/db/retry'
import { recordAction } from '@/provider/records/audit/record-action'
import { lockClientRow } from '@/provider/records/clients/lock-client'
import { listDebts, lockDebt } from '@/provider/records/debts/debts-by-number'
import { type DebtKind, reduceDebt } from '@/provider/records/debts/reduce-debt'
import { findActivePayment } from '@/provider/records/payments/active-payment'
import type { Staff } from '@/provider/rules/actors'
import type { BranchPaymentRejection, Means } from '@/provider/rules/payments/branch-payment'

type Payment = {
  kind?: DebtKind | undefined
  number: string
  amountKop: number
  means: Means | null
} & Unfinished
/** The operator confirms that the started online payment was abandoned; money that still comes beyond the due sum is refunded. */
export type Unfinished = { isUnfinished: boolean }
type Recorded = { why: null; kind: DebtKind; number: string; leftKop: number }

/** Records that a fine or a damage was paid at the branch: the debt is reduced, and paid when nothing is left. */
export async function recordDebtPayment(
  { db, timeZone }: { db: Database; timeZone: string },
  { kind, number, amountKop, means, isUnfinished }: Payment,
  staff: Staff,
): Promise<BranchPaymentRejection | Recorded> {
  // A discount ends with its day at the branch.
  const { date: today } = toStationMoment(staff.at, timeZone)
  return retryTransaction(db, async (tx) => {
    const sameNumber = await listDebts(tx, staff.station, number)
    const debts = sameNumber.filter((debt) => kind === undefined || debt.kind === kind)
    const [debt] = debts
    if (!debt) return { why: 'not_found' }
    if (debts.length > 1) return { why: 'which' }
    await lockClientRow(tx, debt.clientId)
    const row = await lockDebt(tx, debt, today)
    const online = await findActivePayment(tx, debt.kind, debt.id)
    if (online && !isUnfinished) return { why: 'is_paying' }
    if (!row || row.debtKop === 0) return { why: 'nothing_due' }
    if (amountKop > row.debtKop) return { why: 'over_debt', leftKop: row.debtKop }
    await reduceDebt(tx, debt.kind, row, amountKop)
    const details = { kind: debt.kind, id: debt.id, amountKop, means, ...(online && { unfinished: online.id }) }
    await recordAction(tx, staff, 'debt.pay', row.bookingId, details)
    return { why: null, kind: debt.kind, number: row.number, leftKop: row.debtKop - amountKop }
  })
}
