import { and, eq, isNull } from 'drizzle-orm'
import { type Notices, USUAL_NOTICES } from '@/provider/contract/rules/profile/notification-settings'
import type { Database } from '@/provider/db/database'
import { marketingConsents } from '@/provider/db/schema/consents'
import { noticeChoices } from '@/provider/db/schema/notification-settings'

/** Returns what the client wants to be notified of, and how. Offers need a consent to advertising that stands. */
export async function readNotificationSettings(db: Pick<Database, 'select'>, clientId: number): Promise<Notices> {
  const { topic, channel, wanted } = noticeChoices
  const chosen = await db
    .select({ topic, channel, wanted })
    .from(noticeChoices)
    .where(eq(noticeChoices.clientId, clientId))
  const [consent] = await db
    .select({ id: marketingConsents.id })
    .from(marketingConsents)
    .where(and(eq(marketingConsents.clientId, clientId), isNull(marketingConsents.withdrawnAt)))
  const notices = structuredClone(USUAL_NOTICES)
  for (const choice of chosen) notices[choice.topic][choice.channel] = choice.wanted
  return consent ? notices : { ...notices, offers: USUAL_NOTICES.offers }
}
