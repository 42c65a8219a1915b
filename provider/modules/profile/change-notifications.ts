import { eq, sql } from 'drizzle-orm'
import type { NoticesChange } from '@/provider/contract/profile'
import {
  MARKETING_VERSION,
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  type Notices,
  wantsOffers,
} from '@/provider/contract/rules/profile/notification-settings'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { marketingConsents } from '@/provider/db/schema/consents'
import { noticeChoices } from '@/provider/db/schema/notification-settings'
import { FailureError } from '@/provider/failure-error'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { readNotificationSettings } from '@/provider/records/clients/notification-settings'
import { consentProof } from '@/provider/records/consents/consent-proof'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { isMarketingConsentOf } from './consent-queries'

type Deps = { db: Database; settings: Settings; now: () => Date }
type Subscription = { station: string; clientId: number; notices: Notices; at: Date }

/**
 * Changes the notifications that a client wants, and their language. Offers are advertising (38-FZ) and need a consent, given
 * now or before.
 *
 * @throws {FailureError} `consent_required`, `unauthenticated`
 */
export async function changeNotifications(
  { db, settings, now }: Deps,
  clientId: number,
  { language, notices, marketing }: NoticesChange,
  ip: string | null,
): Promise<{ notices: Notices }> {
  const { station } = settings
  const at = now()
  const consent =
    marketing === MARKETING_VERSION
      ? { version: marketing, ip, ...consentProof('marketing_agreement', marketing) }
      : null
  await db.transaction(async (tx) => {
    await lockClientById(tx, clientId)
    const isNew = wantsOffers(notices) && !(await hasMarketingConsent(tx, clientId))
    if (isNew && consent === null) throw missingConsentFailure()
    if (isNew && consent) await tx.insert(marketingConsents).values({ clientId, ...consent, givenAt: at })
    await tx.update(clients).set({ language }).where(eq(clients.id, clientId))
    await storeChoices(tx, clientId, notices, at)
    if (isNew) await enqueueSubscription(tx, { clientId, notices, station, at })
  })
  return { notices: await readNotificationSettings(db, clientId) }
}

function missingConsentFailure(): FailureError {
  return new FailureError('consent_required', 'Offers need a consent to advertising.', {
    fields: { marketing: 'required, in the version of today' },
  })
}

async function hasMarketingConsent(tx: Transaction, clientId: number): Promise<boolean> {
  const consents = await tx
    .select({ id: marketingConsents.id })
    .from(marketingConsents)
    .where(isMarketingConsentOf(clientId))
  return consents.length > 0
}

async function storeChoices(tx: Transaction, clientId: number, notices: Notices, at: Date): Promise<void> {
  const rows = NOTICE_TOPICS.flatMap((topic) =>
    NOTICE_CHANNELS.map((channel) => ({ clientId, topic, channel, wanted: notices[topic][channel], changedAt: at })),
  )
  await tx
    .insert(noticeChoices)
    .values(rows)
    .onConflictDoUpdate({
      target: [noticeChoices.clientId, noticeChoices.topic, noticeChoices.channel],
      set: { wanted: sql`excluded.wanted`, changedAt: at },
      setWhere: sql`${noticeChoices.wanted} <> excluded.wanted`,
    })
}

/** Enqueues that the subscription began, on the chosen channels: each message says how to end it. */
async function enqueueSubscription(tx: Transaction, { clientId, notices, station, at }: Subscription): Promise<void> {
  const [client] = await tx.select({ phone: clients.phone }).from(clients).where(eq(clients.id, clientId))
  if (!client?.phone) return
  const { phone } = client
  for (const channel of NOTICE_CHANNELS.filter((name) => notices.offers[name])) {
    await enqueue(tx, { station, kind: 'offers_subscribed', channel, phone, at })
  }
}
