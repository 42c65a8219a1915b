import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { codeAlerts, codes } from '@/provider/db/schema/auth'
import type { LoginAttempts } from './login-attempts'

// The longest window of the budgets is a day.
const CODE_RETENTION_DAYS = 2

type Deps = { db: Database; attempts: Pick<LoginAttempts, 'purgeExpired'>; now: () => Date }

/** Deletes old codes and their alerts, and the counters of failed logins that have expired. */
export async function purgeAuth({ db, attempts, now }: Deps): Promise<void> {
  const oldest = subDays(now(), CODE_RETENTION_DAYS)
  await db.delete(codes).where(lt(codes.createdAt, oldest))
  await db.delete(codeAlerts).where(lt(codeAlerts.alertedAt, oldest))
  await attempts.purgeExpired()
}
