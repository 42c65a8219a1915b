import { subDays } from 'date-fns'
import { lt, or } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { sessions } from '@/provider/db/schema/sessions'

const RETENTION_DAYS = 30

/** Deletes sessions that ended long ago. */
export async function purgeSessions({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const oldest = subDays(now(), RETENTION_DAYS)
  await db.delete(sessions).where(or(lt(sessions.expiresAt, oldest), lt(sessions.revokedAt, oldest)))
}
