import { subDays } from 'date-fns'
import { lt } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'
import { mailboxMessages, outbox } from '@/provider/db/schema/outbox'

/** Deletes messages that ended, and those in the development mailbox, after their retention. */
export async function purgeOutbox({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const oldest = subDays(now(), RETENTION.messageDays)
  await db.delete(outbox).where(lt(outbox.endedAt, oldest))
  await db.delete(mailboxMessages).where(lt(mailboxMessages.keptAt, oldest))
}
