import { addSeconds, subDays } from 'date-fns'
import type { SettingsService } from '@/provider/modules/settings/service'
import { phoneText } from '@/provider/rules/content-values'
import type { StationData } from '@/provider/rules/station'
import { addressOf } from './addressee'
import { contentOf } from './content'
import type { KeptRepository } from './kept-repository'
import type { OutboxRepository, WaitingMessage } from './repository'
import type { Transports } from './transports'

const BATCH = 20
/** Longer than a transport may take, and short enough that a code of a killed worker still comes in time. */
const LEASE_SECONDS = 60
const MAX_ATTEMPTS = 8
/** Doubles with each attempt: 5 s, 10 s … 10 minutes; a code is over by then. */
const FIRST_RETRY_SECONDS = 5
const KEPT_DAYS = 30

type Parts = {
  outbox: OutboxRepository
  kept: KeptRepository
  settings: SettingsService
  transports: Transports
  now: () => Date
}

/** What a worker did; `troubles` name no person. */
export type Delivered = { sent: number; troubles: { id: number; kind: string; attempts: number; lost: boolean }[] }

export type OutboxService = ReturnType<typeof createOutboxService>

export function createOutboxService({ outbox, kept, settings, transports, now }: Parts) {
  return {
    /** Sends what is due, a few at a time. Any number of workers may do so at once. */
    async deliver(): Promise<Delivered> {
      const done: Delivered = { sent: 0, troubles: [] }
      const claimed = await outbox.claim(BATCH, LEASE_SECONDS, now())
      if (claimed.length === 0) return done
      const data = await settings.current()
      await Promise.all(claimed.map((message) => attempt(message, data, done)))
      return done
    },

    listKept: () => kept.list(),

    async sweep(): Promise<void> {
      const moment = subDays(now(), KEPT_DAYS)
      await outbox.removeEndedBefore(moment)
      await kept.removeKeptBefore(moment)
    },
  }

  async function attempt(message: WaitingMessage, data: StationData, done: Delivered): Promise<void> {
    const { id, kind, channel, attempts, expiresAt } = message
    const addressee = await outbox.findAddressee(message.phone)
    const address = addressOf(message, addressee, data.signIn.countries)
    if (address === null || addressee === null || (expiresAt !== null && expiresAt <= now())) {
      await outbox.end(message, 'discarded', now())
      return
    }
    const facts = { brand: data.brand, phone: phoneText(data.main_phone) }
    try {
      const content = await contentOf(message, message.language ?? addressee.language, facts)
      if (content === null) return await outbox.end(message, 'discarded', now())
      await transports[channel]({ key: `message-${id}`, address, ...content })
    } catch {
      // Not even the error is told: gateways repeat the address in it.
      const lost = attempts >= MAX_ATTEMPTS
      done.troubles.push({ id, kind, attempts, lost })
      if (lost) await outbox.end(message, 'failed', now())
      else await outbox.postpone(message, addSeconds(now(), FIRST_RETRY_SECONDS * 2 ** (attempts - 1)))
      return
    }
    await outbox.end(message, 'sent', now())
    done.sent += 1
  }
}
