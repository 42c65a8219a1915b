import { and, eq, notInArray } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { fines } from '@/provider/db/schema/debts'
import { fineDebtKop } from '@/provider/rules/debts/fine-amount'

/** Counts the fines of a client that are still to be paid. @param today at the branch */
export async function unpaidFines(db: Pick<Database, 'select'>, clientId: number, today: string): Promise<number> {
  const { status, sizeKop, paidKop, discountPercent, discountUntil } = fines
  const rows = await db
    .select({ status, sizeKop, paidKop, discountPercent, discountUntil })
    .from(fines)
    .where(and(eq(fines.clientId, clientId), notInArray(status, ['paid', 'cancelled'])))
  return rows.filter((fine) => fineDebtKop(fine, today) > 0).length
}
