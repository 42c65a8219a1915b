import type { OutboxChannel } from '@/provider/rules/notifications/messages'
import { createBranchWebhook } from './branch-webhook'
import type { KeptRepository } from './development-mailbox'
import { createHttpSms } from './http-sms'
import { createSmtp } from './smtp'
import type { Transport } from './transport'

/** Null: nobody listens there, so it is not sent. */
export type Transports = Record<OutboxChannel, Transport | null>

/** Null: a development adapter keeps what would have been sent (demo only). */
export type Delivery = {
  smtp: { url: string; from: string } | null
  sms: { url: string; token: string } | null
  /** A live branch may do without. */
  webhook: { url: string; secret: string } | null
}

type Parts = { kept: KeptRepository; now: () => Date; mode: 'demo' | 'live' }

export function createTransports({ smtp, sms, webhook }: Delivery, { kept, now, mode }: Parts) {
  return {
    sms: sms ? createHttpSms(sms) : keeping('sms', kept, now),
    email: smtp ? createSmtp(smtp) : keeping('email', kept, now),
    webhook: webhook ? createBranchWebhook(webhook, now) : mode === 'demo' ? keeping('webhook', kept, now) : null,
  } satisfies Transports
}

function keeping(channel: OutboxChannel, kept: KeptRepository, now: () => Date): Transport {
  return ({ address, subject, text, attachments }) =>
    kept.keep({ channel, address, subject, text, keptAt: now() }, attachments)
}
