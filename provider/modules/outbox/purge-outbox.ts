import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { mailboxMessages, outbox } from '@/provider/db/schema/outbox'

const RETENTION_DAYS = 30

/** Deletes messages that ended, and those in the development mailbox, after their retention. */
export async function purgeOutbox({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const oldest = subDays(now(), RETENTION_DAYS)
  await db.delete(outbox).where(lt(outbox.endedAt, oldest))
  await db.delete(mailboxMessages).where(lt(mailboxMessages.keptAt, oldest))
}
