import type { Database } from '@/provider/db/database'
import type { OutboxChannel } from '@/provider/rules/notifications/messages'
import { createBranchWebhook } from './branch-webhook'
import { storeInMailbox } from './development-mailbox'
import { createHttpSms } from './http-sms'
import { createSmtp } from './smtp'
import type { Transport } from './transport'

/** Null: there is no receiver, so the message is not sent. */
export type Transports = Record<OutboxChannel, Transport | null>

/** Null: a development transport stores what would have been sent (demo only). */
export type Delivery = {
  smtp: { url: string; from: string } | null
  sms: { url: string; token: string } | null
  /** A live branch may do without. */
  webhook: { url: string; secret: string } | null
}

type Deps = { db: Database; now: () => Date; mode: 'demo' | 'live' }

/** Creates the transport of each channel; a live branch may have none for `webhook`. */
export function createTransports({ smtp, sms, webhook }: Delivery, { db, now, mode }: Deps) {
  return {
    sms: sms ? createHttpSms(sms) : createMailboxTransport('sms', db, now),
    email: smtp ? createSmtp(smtp) : createMailboxTransport('email', db, now),
    webhook: webhook
      ? createBranchWebhook(webhook, now)
      : mode === 'demo'
        ? createMailboxTransport('webhook', db, now)
        : null,
  } satisfies Transports
}

/** A development transport: it stores what would have been sent. */
function createMailboxTransport(channel: OutboxChannel, db: Database, now: () => Date): Transport {
  return ({ address, subject, text, attachments }) =>
    storeInMailbox(db, { channel, address, subject, text, keptAt: now() }, attachments)
}
