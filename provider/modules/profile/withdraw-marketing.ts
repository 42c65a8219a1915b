import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { marketingConsents } from '@/provider/db/schema/consents'
import { noticeChoices } from '@/provider/db/schema/notification-settings'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { isMarketingConsentOf } from './consent-queries'

type Deps = { db: Database; now: () => Date }

/**
 * Withdraws the consent to advertising, and switches offers off on every channel.
 *
 * @throws {FailureError} `unauthenticated`
 */
export async function withdrawMarketing({ db, now }: Deps, clientId: number): Promise<{ withdrawn: true }> {
  const at = now()
  await db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    await tx.update(marketingConsents).set({ withdrawnAt: at }).where(isMarketingConsentOf(clientId))
    await tx
      .update(noticeChoices)
      .set({ wanted: false, changedAt: at })
      .where(and(eq(noticeChoices.clientId, clientId), eq(noticeChoices.topic, 'offers')))
  })
  return { withdrawn: true }
}
