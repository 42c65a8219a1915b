import type { Channel } from '@/provider/rules/message-texts'
import { createHttpSms } from './http-sms'
import type { KeptRepository } from './kept-repository'
import { createSmtp } from './smtp'
import type { Transport } from './transport'

export type Transports = Record<Channel, Transport>

/** Null: a development adapter keeps what would have been sent (demo only). */
export type Delivery = {
  smtp: { url: string; from: string } | null
  sms: { url: string; token: string } | null
}

export function createTransports({ smtp, sms }: Delivery, kept: KeptRepository, now: () => Date): Transports {
  return {
    sms: sms ? createHttpSms(sms) : keeping('sms', kept, now),
    email: smtp ? createSmtp(smtp) : keeping('email', kept, now),
  }
}

function keeping(channel: Channel, kept: KeptRepository, now: () => Date): Transport {
  return ({ address, subject, text }) => kept.keep({ channel, address, subject, text, keptAt: now() })
}
