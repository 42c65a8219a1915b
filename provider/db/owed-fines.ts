import { and, eq, notInArray } from 'drizzle-orm'
import { fineDebtKop } from '@/provider/rules/fine-debt'
import type { Database } from './database'
import { fines } from './schema/account'

/** How many of a client's fines are still to be paid. @param today at the station */
export async function owedFines(db: Pick<Database, 'select'>, clientId: number, today: string): Promise<number> {
  const { status, sizeKop, paidKop, discountPercent, discountUntil } = fines
  const rows = await db
    .select({ status, sizeKop, paidKop, discountPercent, discountUntil })
    .from(fines)
    .where(and(eq(fines.clientId, clientId), notInArray(status, ['paid', 'cancelled'])))
  return rows.filter((fine) => fineDebtKop(fine, today) > 0).length
}
