import { sql } from 'drizzle-orm'
import { REPLACED } from '@/provider/rules/payments/refund-end'

/**
 * Kopecks of a payment that have gone back, are going back, or are to be given back by hand. The columns are written as SQL:
 * in a query over one table Drizzle leaves the table's name out, and `id` would be the refund's.
 */
export const REFUNDED_KOP = sql<string>`coalesce((select sum(back.amount_kop) from refunds back
  where back.payment_id = payments.id and back.cancel_reason is distinct from ${REPLACED}), 0)`
