import type { DebtState } from '@/provider/contract/payment-states'

/** What a debt is to whoever wants to pay it. */
export function debtState({ status, dueKop }: { status: string; dueKop: number }): DebtState {
  if (status === 'cancelled') return 'dropped'
  if (dueKop === 0) return 'settled'
  return status === 'disputed' ? 'disputed' : 'due'
}
