import { subDays } from 'date-fns'
import { lt, or } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'

/** Deletes sessions that ended long ago. */
export async function purgeSessions({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const oldest = subDays(now(), RETENTION.sessionDays)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, oldest), lt(sessions.revokedAt, oldest)))
}
