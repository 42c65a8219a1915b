import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { waitlistEntries, waitlistOptOuts } from '@/provider/db/schema/waitlist'

/** 152-FZ, article 21: personal data goes within 30 days after its purpose is reached. */
const RETENTION_DAYS = 28
const OPT_OUT_DAYS = 365

/** Deletes entries that ended, with their consents, and old opt-outs. */
export async function purgeWaitlist({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  await db.delete(waitlistEntries).where(lt(waitlistEntries.endedAt, subDays(now(), RETENTION_DAYS)))
  await db.delete(waitlistOptOuts).where(lt(waitlistOptOuts.optedOutAt, subDays(now(), OPT_OUT_DAYS)))
}
