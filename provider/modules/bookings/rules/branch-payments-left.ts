type Action = { isVoid: boolean; amountKop: number }

/**
 * Returns the payments at the branch that stand, the newest first. What was typed wrongly is voided by its sum: the newest
 * payment of that sum goes, or else the newest ones shrink by it.
 *
 * @param actions the oldest first
 */
export function branchPaymentsLeft<Payment extends Action>(actions: readonly Payment[]): Payment[] {
  let left: Payment[] = []
  for (const action of actions) left = action.isVoid ? without(left, action.amountKop) : [action, ...left]
  return left
}

function without<Payment extends Action>(payments: readonly Payment[], voidedKop: number): Payment[] {
  const same = payments.findIndex(({ amountKop }) => amountKop === voidedKop)
  if (same >= 0) return payments.toSpliced(same, 1)
  const [newest, ...others] = payments
  if (!newest) return []
  const restKop = newest.amountKop - voidedKop
  return restKop > 0 ? [{ ...newest, amountKop: restKop }, ...others] : without(others, -restKop)
}
