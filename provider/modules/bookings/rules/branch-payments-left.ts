import type { BranchPayment } from '@/provider/contract/payments-states'

/** `means` null: not recorded. */
type Action = { isVoid: boolean } & Pick<BranchPayment, 'amountKop' | 'means'>

/**
 * Returns the payments at the branch that stand, the newest first. What was typed wrongly is voided by its sum, and by its
 * means where they were named: the newest payment of that sum goes, or else the newest ones shrink by it.
 *
 * @param actions the oldest first
 */
export function branchPaymentsLeft<Payment extends Action>(actions: readonly Payment[]): Payment[] {
  let left: Payment[] = []
  for (const action of actions) left = action.isVoid ? without(left, action) : [action, ...left]
  return left
}

function without<Payment extends Action>(
  payments: readonly Payment[],
  { amountKop, means }: Pick<Action, 'amountKop' | 'means'>,
): Payment[] {
  const ofMeans = payments.filter((payment) => means === null || payment.means === means)
  const candidates = ofMeans.length > 0 ? ofMeans : payments
  const payment = candidates.find((candidate) => candidate.amountKop === amountKop) ?? candidates[0]
  if (!payment) return []
  const at = payments.indexOf(payment)
  const restKop = payment.amountKop - amountKop
  if (restKop > 0) return payments.with(at, { ...payment, amountKop: restKop })
  const others = payments.toSpliced(at, 1)
  return restKop === 0 ? others : without(others, { amountKop: -restKop, means })
}
