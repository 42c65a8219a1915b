import { subDays } from 'date-fns'
import { and, isNotNull, lt } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'
import { mailboxMessages, outbox } from '@/provider/db/schema/outbox'

/**
 * Deletes messages that ended, and those in the development mailbox, after their retention; hashes of addresses after the day
 * for which letters are counted.
 */
export async function purgeOutbox({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const at = now()
  const oldest = subDays(at, RETENTION.messageDays)
  await db.delete(outbox).where(lt(outbox.endedAt, oldest))
  const counted = and(isNotNull(outbox.addressHash), lt(outbox.createdAt, subDays(at, 1)))
  await db.update(outbox).set({ addressHash: null }).where(counted)
  await db.delete(mailboxMessages).where(lt(mailboxMessages.keptAt, oldest))
}
