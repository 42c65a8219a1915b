import { disputeUntil } from '@/provider/rules/debts/dispute-deadline'

/** Statuses of a debt that is still to be paid and that has not been decided on. */
const DISPUTABLE = { fine: ['new', 'overdue'], damage: ['open'] } as const

export type DisputeRejection = 'not_found' | 'already_disputed' | 'dispute_too_late' | 'conflict'
type Debt = { kind: 'fine' | 'damage'; status: string; toldOn: string | null }
type Terms = { isDisputed: boolean; today: string; disputeDays: number }

/**
 * Returns why a debt cannot be disputed, or null. The days begin when the client was notified. `today` is `YYYY-MM-DD`
 * at the branch.
 *
 * @param debt null: the client has no such debt
 */
export function findDisputeRejection(
  debt: Debt | null,
  { isDisputed, today, disputeDays }: Terms,
): DisputeRejection | null {
  if (!debt) return 'not_found'
  if (isDisputed) return 'already_disputed'
  const statuses: readonly string[] = DISPUTABLE[debt.kind]
  if (!statuses.includes(debt.status)) return 'conflict'
  return disputeUntil(debt.toldOn ?? today, disputeDays) < today ? 'dispute_too_late' : null
}
