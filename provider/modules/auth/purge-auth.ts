import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'
import { codeAlerts, codes } from '@/provider/db/schema/auth'
import type { LoginAttempts } from './login-attempts'

type Deps = { db: Database; attempts: Pick<LoginAttempts, 'purgeExpired'>; now: () => Date }

/** Deletes old codes and their alerts, and the counters of failed logins that have expired. */
export async function purgeAuth({ db, attempts, now }: Deps): Promise<void> {
  const oldest = subDays(now(), RETENTION.codeDays)
  await db.delete(codes).where(lt(codes.createdAt, oldest))
  await db.delete(codeAlerts).where(lt(codeAlerts.alertedAt, oldest))
  await attempts.purgeExpired()
}
