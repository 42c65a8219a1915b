import pLimit from 'p-limit'
import type { Database } from '@/provider/db/database'
import type { Settings } from '@/provider/modules/settings/bind-settings'
import { readNotificationSettings } from '@/provider/records/clients/notification-settings'
import type { Language } from '@/provider/rules/i18n/language'
import { type MessageKind, messageKind, topicOf } from '@/provider/rules/notifications/messages'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { type Addressee, addressOf, findAddressee } from './addressee'
import { admitSms } from './admit-sms'
import { claimMessages, discardUndeliverable, type WaitingMessage } from './claim-messages'
import { contentOf, type ReadNotification } from './content'
import { createDeliveryLanes, LANES, type Lane } from './delivery-lanes'
import { endMessage, postponeMessage, uncountSms } from './end-message'
import { letterFacts } from './rules/letter-facts'
import { triedAgainAt } from './rules/retry-delay'
import type { Transports } from './transports'
import { withholdSms } from './withhold-sms'

/** Longer than a transport may take, and short enough that a code of a killed worker still arrives in time. */
const LEASE_SECONDS = 60

type Deps = {
  db: Database
  settings: Settings
  transports: Transports
  /** Reads the content of notifications about bookings, debts, requests and the waitlist. */
  readNotification: ReadNotification
  /** Key of the hashes of phones. */
  secret: string
  now: () => Date
}

/** What a worker did. Its failures, and its alerts for the operator who reads the log, name no person. */
export type DeliveryResult = {
  sent: number
  failures: { id: number; kind: string; attempts: number; lost: boolean }[]
  alerts: string[]
  /** False: another run of this worker is claiming messages, this one has read nothing. */
  hasClaimed: boolean
}

/** Creates a worker of the outbox, with its lanes. */
export function createDelivery(deps: Deps) {
  const { db, settings, transports, readNotification, now } = deps
  const lanes = createDeliveryLanes()
  // SMS are counted one after another anyway: two of one worker would only hold a connection while they wait.
  const oneAtATime = pLimit(1)
  let isClaiming = false
  const totals = { sent: 0, postponed: 0, failed: 0 }

  return {
    /** What became of this worker's attempts since its start. */
    totals: () => ({ ...totals }),

    /**
     * Sends due messages, as many as each lane has places for. Any number of workers may do so at once, and a run may begin
     * while a slow gateway still holds messages of the run before.
     */
    async deliver(): Promise<DeliveryResult> {
      const result: DeliveryResult = { sent: 0, failures: [], alerts: [], hasClaimed: false }
      if (isClaiming) return result
      isClaiming = true
      const claimed = await claimDueMessages(deps, lanes).finally(() => {
        isClaiming = false
      })
      result.hasClaimed = true
      if (claimed.length === 0) return result
      const data = settings.current()
      await Promise.all(
        claimed.map(([lane, message]) => lanes.hold(lane, async () => attempt(message, await data, result))),
      )
      return result
    },
  }

  async function attempt(stored: WaitingMessage, data: BranchSettings, result: DeliveryResult): Promise<void> {
    const kind = messageKind(stored.kind)
    if (kind === null) return fail(stored, result)
    const message = { ...stored, kind }
    const { id, channel } = message
    const destination = await oneAtATime(() => findDestination(deps, message, data, result))
    if (destination === 'withheld') return
    if (destination === null) return endMessage(db, message, 'discarded', now())
    const { refundBankDays: bankDays } = data.rules
    const language = message.language ?? destination.language ?? 'ru'
    const facts = { ...letterFacts(data, language), bankDays, timeZone: data.timeZone }
    try {
      const send = transports[channel]
      const content = send && (await contentOf(message, language, facts, readNotification))
      if (!content) {
        await uncountSms(db, message)
        return await endMessage(db, message, 'discarded', now())
      }
      await send({ key: `message-${id}`, address: destination.address, ...content })
    } catch {
      // The error is not reported: gateways repeat the address in it.
      return fail(message, result)
    }
    await endMessage(db, message, 'sent', now())
    result.sent += 1
    totals.sent += 1
  }

  async function fail(message: WaitingMessage, result: DeliveryResult): Promise<void> {
    const { id, kind, attempts } = message
    const nextAt = triedAgainAt(message, now())
    result.failures.push({ id, kind, attempts, lost: nextAt === null })
    await uncountSms(db, message)
    totals[nextAt === null ? 'failed' : 'postponed'] += 1
    if (nextAt === null) await endMessage(db, message, 'failed', now())
    else await postponeMessage(db, message, nextAt)
  }
}

type Destination = { address: string; language: Language | null }

/** Returns null when the message has no address; `withheld`: the branch has sent as many SMS or codes as it may. */
async function findDestination(
  { db, secret, now }: Deps,
  message: WaitingMessage & { kind: MessageKind },
  data: BranchSettings,
  result: DeliveryResult,
): Promise<Destination | 'withheld' | null> {
  const { phone, channel } = message
  const addressee = phone === null ? null : await findAddressee(db, phone)
  const address = addressOf(message, addressee, data.signIn.countries)
  if (address === null || !(await isWanted(db, message, addressee))) return null
  const destination = { address, language: addressee?.language ?? null }
  if (channel !== 'sms') return destination
  const at = now()
  const admission = await db.transaction(async (tx) => {
    const sms = { message, phone: address, secret }
    const decided = await admitSms(tx, sms, data, at)
    if (!decided.isAdmitted && decided.excess !== null) await withholdSms(tx, sms, decided.excess, addressee, at)
    return decided
  })
  result.alerts.push(...admission.alerts)
  if (admission.isAdmitted) return destination
  return admission.excess === null ? null : 'withheld'
}

async function claimDueMessages(
  { db, now }: Deps,
  lanes: ReturnType<typeof createDeliveryLanes>,
): Promise<[Lane, WaitingMessage][]> {
  while (await discardUndeliverable(db, now()));
  const claimed: [Lane, WaitingMessage][] = []
  for (const lane of LANES) {
    const limit = lanes.free(lane)
    const due = limit > 0 ? await claimMessages(db, { lane, limit, leaseSeconds: LEASE_SECONDS }, now()) : []
    claimed.push(...due.map((message): [Lane, WaitingMessage] => [lane, message]))
  }
  return claimed
}

/** Returns false when the client has switched such notifications off since the message was enqueued. */
async function isWanted(
  db: Database,
  { kind, channel, clientId, params }: WaitingMessage,
  addressee: Addressee | null,
): Promise<boolean> {
  const topic = topicOf(kind)
  if (topic === null || channel === 'webhook') return true
  const ownerId = addressee?.id ?? clientId
  if (ownerId === null) return false
  // Enqueued on this channel because the chosen one has no address: see `enqueueDebt`.
  return (await readNotificationSettings(db, ownerId))[topic][channel] || params.otherWay === 'yes'
}
