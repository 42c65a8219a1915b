import { and, eq, isNull, sql } from 'drizzle-orm'
import {
  NOTICE_CHANNELS,
  NOTICE_TOPICS,
  type Notices,
  wantsOffers,
} from '@/provider/contract/rules/profile/notification-settings'
import type { Database, Transaction } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { marketingConsents, noticeChoices } from '@/provider/db/schema/profile'
import { lockClientById } from '@/provider/records/clients/lock-client'
import { readNotificationSettings } from '@/provider/records/clients/notification-settings'
import { enqueue } from '@/provider/records/notifications/enqueue'
import type { Language } from '@/provider/rules/i18n/language'

/** `consent`: to advertising, given together with the choice. */
export type NewNotices = {
  clientId: number
  language: Language
  notices: Notices
  consent: { version: string; ip: string | null } | null
  station: string
  at: Date
}

export type NoticesRepository = ReturnType<typeof createNoticesRepository>

export function createNoticesRepository(db: Database) {
  return {
    read: (clientId: number) => readNotificationSettings(db, clientId),

    /** @returns false when offers are wanted without a consent to advertising: nothing is changed then. */
    async change({ clientId, language, notices, consent, station, at }: NewNotices): Promise<boolean> {
      return db.transaction(async (tx) => {
        await lockClientById(tx, clientId)
        const isNew = wantsOffers(notices) && !(await hasConsent(tx, clientId))
        if (isNew && consent === null) return false
        if (isNew && consent) await tx.insert(marketingConsents).values({ clientId, ...consent, givenAt: at })
        await tx.update(clients).set({ language }).where(eq(clients.id, clientId))
        await keepChoices(tx, clientId, notices, at)
        if (isNew) await tellOfOffers(tx, { clientId, notices, station, at })
        return true
      })
    },

    /** Takes the consent to advertising back, and every wish for offers with it. */
    async withdraw(clientId: number, at: Date): Promise<void> {
      await db.transaction(async (tx) => {
        await lockClientById(tx, clientId)
        await tx.update(marketingConsents).set({ withdrawnAt: at }).where(isLive(clientId))
        await tx
          .update(noticeChoices)
          .set({ wanted: false, changedAt: at })
          .where(and(eq(noticeChoices.clientId, clientId), eq(noticeChoices.topic, 'offers')))
      })
    },
  }
}

function isLive(clientId: number) {
  return and(eq(marketingConsents.clientId, clientId), isNull(marketingConsents.withdrawnAt))
}

async function hasConsent(tx: Transaction, clientId: number): Promise<boolean> {
  const live = await tx.select({ id: marketingConsents.id }).from(marketingConsents).where(isLive(clientId))
  return live.length > 0
}

async function keepChoices(tx: Transaction, clientId: number, notices: Notices, at: Date): Promise<void> {
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

/** That the subscription began, on the ways that were chosen: each tells how to end it. */
async function tellOfOffers(
  tx: Transaction,
  { clientId, notices, station, at }: Pick<NewNotices, 'clientId' | 'notices' | 'station' | 'at'>,
) {
  const [client] = await tx.select({ phone: clients.phone }).from(clients).where(eq(clients.id, clientId))
  if (!client?.phone) return
  const { phone } = client
  for (const channel of NOTICE_CHANNELS.filter((name) => notices.offers[name])) {
    await enqueue(tx, { station, kind: 'offers_subscribed', channel, phone, at })
  }
}
