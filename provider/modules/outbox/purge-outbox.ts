import { subDays } from 'date-fns'
import { and, isNotNull, lt } from 'drizzle-orm'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { Database } from '@/provider/db/database'
import { mailboxMessages, outbox, smsSends } from '@/provider/db/schema/outbox'

/**
 * Deletes messages that ended, and those in the development mailbox, after their retention; hashes of addresses after the day
 * for which letters are counted, and what an SMS was counted for as well.
 */
export async function purgeOutbox({ db, now }: { db: Database; now: () => Date }): Promise<void> {
  const at = now()
  const oldest = subDays(at, RETENTION.messageDays)
  await db.delete(outbox).where(lt(outbox.endedAt, oldest))
  const dayBefore = subDays(at, 1)
  const counted = and(isNotNull(outbox.addressHash), lt(outbox.createdAt, dayBefore))
  await db.update(outbox).set({ addressHash: null }).where(counted)
  await db.delete(smsSends).where(lt(smsSends.sentAt, dayBefore))
  await db.delete(mailboxMessages).where(lt(mailboxMessages.keptAt, oldest))
}
