import { lte, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { codeAlerts } from '@/provider/db/schema/auth'

/** Records an alert; returns true once within so many seconds for each subject, over all workers. */
export async function recordAlert(tx: Transaction, about: string, seconds: number, at: Date): Promise<boolean> {
  const recorded = await tx
    .insert(codeAlerts)
    .values({ about, alertedAt: at })
    .onConflictDoUpdate({
      target: codeAlerts.about,
      set: { alertedAt: at },
      setWhere: lte(codeAlerts.alertedAt, sql`${at.toISOString()}::timestamptz - make_interval(secs => ${seconds})`),
    })
    .returning({ about: codeAlerts.about })
  return recorded.length > 0
}
