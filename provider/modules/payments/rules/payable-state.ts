import type { DebtState } from '@/provider/contract/payment-states'

/** Returns the state of a debt for its payer. */
export function debtState({ status, dueKop }: { status: string; dueKop: number }): DebtState {
  if (status === 'cancelled') return 'dropped'
  if (dueKop === 0) return 'settled'
  return status === 'disputed' ? 'disputed' : 'due'
}
