import { subDays } from 'date-fns'
import type { SettingsService } from '@/provider/modules/settings/read-settings'
import { phoneText } from '@/provider/rules/content/placeholder-values'
import { topicOf } from '@/provider/rules/notifications/messages'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { createLimiter } from '@/provider/security/limit-concurrency'
import { addressOf } from './addressee'
import type { Addressee, OutboxRepository, WaitingMessage } from './claim-messages'
import { contentOf, type News } from './content'
import { LANES, type Lane, openLanes } from './delivery-lanes'
import type { KeptRepository } from './development-mailbox'
import { triedAgainAt } from './retry-delay'
import { alertOf } from './rules/sending-limits'
import type { Transports } from './transports'

/** Longer than a transport may take, and short enough that a code of a killed worker still comes in time. */
const LEASE_SECONDS = 60
const KEPT_DAYS = 30

type Parts = {
  outbox: OutboxRepository
  kept: KeptRepository
  settings: SettingsService
  transports: Transports
  /** What messages say whose words are read when they leave. */
  news: News
  now: () => Date
}

/** What a worker did. Its failures, and its alerts for whoever watches the log, name no person. */
export type DeliveryResult = {
  sent: number
  failures: { id: number; kind: string; attempts: number; lost: boolean }[]
  alerts: string[]
  /** False: another turn of this worker looks for what is due, this one has asked nothing. */
  hasLooked: boolean
}

export type OutboxService = ReturnType<typeof createOutboxService>

export function createOutboxService({ outbox, kept, settings, transports, news, now }: Parts) {
  const lanes = openLanes()
  // Counted one after another anyway: two of one worker would only hold a connection while they wait.
  const inTurn = createLimiter(1)
  let claiming = false

  return {
    /**
     * Sends what is due, as much as each lane has places for. Any number of workers may do so at once, and one may begin
     * again while a slow gateway still holds some of its messages.
     */
    async deliver(): Promise<DeliveryResult> {
      const done: DeliveryResult = { sent: 0, failures: [], alerts: [], hasLooked: false }
      if (claiming) return done
      claiming = true
      const claimed = await claimDue(outbox, lanes, now).finally(() => {
        claiming = false
      })
      done.hasLooked = true
      if (claimed.length === 0) return done
      const data = settings.current()
      await Promise.all(
        claimed.map(([lane, message]) => lanes.hold(lane, async () => attempt(message, await data, done))),
      )
      return done
    },

    listKept: () => kept.list(),
    findKeptFile: (id: number) => kept.findFile(id),

    async sweep(): Promise<void> {
      const moment = subDays(now(), KEPT_DAYS)
      await outbox.removeEndedBefore(moment)
      await kept.removeKeptBefore(moment)
    },
  }

  async function attempt(message: WaitingMessage, data: StationData, done: DeliveryResult): Promise<void> {
    const { id, kind, channel, attempts } = message
    const goes = await inTurn(() => destinationOf(message, data, done))
    if (goes === null) return outbox.end(message, 'discarded', now())
    const { refundBankDays: bankDays } = data.rules
    const facts = { brand: data.brand, phone: phoneText(data.main_phone), bankDays }
    try {
      const send = transports[channel]
      const content = send && (await contentOf(message, message.language ?? goes.language ?? 'ru', facts, news))
      if (!content) return await outbox.end(message, 'discarded', now())
      await send({ key: `message-${id}`, address: goes.address, ...content })
    } catch {
      // Not even the error is told: gateways repeat the address in it.
      const nextAt = triedAgainAt(message, now())
      done.failures.push({ id, kind, attempts, lost: nextAt === null })
      await outbox.takeBack(message)
      if (nextAt === null) await outbox.end(message, 'failed', now())
      else await outbox.postpone(message, nextAt)
      return
    }
    await outbox.end(message, 'sent', now())
    done.sent += 1
  }

  /** @returns null: it goes to nobody, or the branch has sent as many codes as it may. */
  async function destinationOf(message: WaitingMessage, { signIn }: StationData, done: DeliveryResult) {
    const { phone, channel, codeId } = message
    const addressee = phone === null ? null : await outbox.findAddressee(phone)
    const address = addressOf(message, addressee, signIn.countries)
    if (address === null || !(await isWanted(message, addressee, outbox))) return null
    const to = { address, language: addressee?.language ?? null }
    if (codeId === null || channel !== 'sms') return to
    const admission = await outbox.admit(codeId, address, signIn, now())
    if (admission.mayLeave) return to
    if (admission.excess !== null && admission.isNews) done.alerts.push(alertOf(admission.excess, address))
    return null
  }
}

/** What is due, as much as each lane has places for. */
async function claimDue(
  outbox: Parts['outbox'],
  lanes: ReturnType<typeof openLanes>,
  now: Parts['now'],
): Promise<[Lane, WaitingMessage][]> {
  while (await outbox.discardVain(now()));
  const claimed: [Lane, WaitingMessage][] = []
  for (const lane of LANES) {
    const free = lanes.free(lane)
    const due = free > 0 ? await outbox.claim(lane, free, LEASE_SECONDS, now()) : []
    claimed.push(...due.map((message): [Lane, WaitingMessage] => [lane, message]))
  }
  return claimed
}

/** What the client has switched off since it was written does not leave either. */
async function isWanted(
  { kind, channel, clientId, params }: WaitingMessage,
  addressee: Addressee | null,
  outbox: Pick<OutboxRepository, 'noticesOf'>,
): Promise<boolean> {
  const topic = topicOf(kind)
  if (topic === null || channel === 'webhook') return true
  const whose = addressee?.id ?? clientId
  if (whose === null) return false
  // Written for want of an address of the way that he chose: see `enqueueDebt`.
  return (await outbox.noticesOf(whose))[topic][channel] || params.otherWay === 'yes'
}
