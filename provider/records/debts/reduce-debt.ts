import { eq } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { damages, fines } from '@/provider/db/schema/debts'

export type DebtKind = 'fine' | 'damage'

/**
 * Adds a payment to a locked debt; it is paid when nothing is left. `debtKop` is what is still due, at least
 * `takenKop`.
 */
export async function reduceDebt(
  tx: Transaction,
  kind: DebtKind,
  { id, paidKop, debtKop }: { id: number; paidKop: number; debtKop: number },
  takenKop: number,
): Promise<void> {
  const paid = { paidKop: paidKop + takenKop, ...(takenKop === debtKop && { status: 'paid' as const }) }
  if (kind === 'fine') await tx.update(fines).set(paid).where(eq(fines.id, id))
  else await tx.update(damages).set(paid).where(eq(damages.id, id))
}
