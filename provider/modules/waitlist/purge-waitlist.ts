import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'
import { waitlistEntries, waitlistOptOuts } from '@/provider/db/schema/waitlist'

/** Deletes entries that ended, with their consents, and old opt-outs. */
export async function purgeWaitlist({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(waitlistEntries).where(lt(waitlistEntries.endedAt, subDays(now(), RETENTION.waitlistDays)))
  await db.delete(waitlistOptOuts).where(lt(waitlistOptOuts.optedOutAt, subDays(now(), RETENTION.optOutDays)))
}
