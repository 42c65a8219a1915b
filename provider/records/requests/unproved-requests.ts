import { addHours, startOfHour, subHours } from 'date-fns'
import { and, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { callbacks } from '@/provider/db/schema/callback'
import { messages } from '@/provider/db/schema/contacts'
import { longTermRequests } from '@/provider/db/schema/long-term'
import { partnerRequests } from '@/provider/db/schema/partners'
import { requestNetworks } from '@/provider/db/schema/request-networks'
import { transferOrders } from '@/provider/db/schema/transfers'
import { FailureError } from '@/provider/failure-error'
import { lockClient, lockClientById } from '@/provider/records/clients/lock-client'
import { enqueue } from '@/provider/records/notifications/enqueue'
import { wideNetworkHash } from '@/provider/records/visitors/network-hash'
import type { Language } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

type PersonTable = typeof callbacks | typeof messages | typeof longTermRequests | typeof transferOrders

/** `clientId`: the client whose session sends the request; null: nobody proves the phone. */
export type Requester = { station: string; phone: string; clientId: number | null }

/** `name`: in Russian, as the branch reads its letter. */
const KINDS = {
  callback: { name: 'просьбы перезвонить', table: callbacks },
  message: { name: 'сообщения', table: messages },
  partner: { name: 'заявки партнёров', table: partnerRequests },
  long_term: { name: 'заявки на долгосрочную аренду', table: longTermRequests },
  transfer: { name: 'заказы машины с водителем', table: transferOrders },
} as const
export type RequestKind = keyof typeof KINDS

/**
 * Locks who sends a request until the transaction ends, so that of two requests at once the second sees the first: the client of
 * the session, else the phone. The phone makes no client: anybody may type it (decision 0142).
 *
 * @throws {FailureError} `unauthenticated` when the client was deleted meanwhile
 */
export async function lockRequester(tx: Transaction, kind: RequestKind, requester: Requester): Promise<void> {
  const { station, phone, clientId } = requester
  if (clientId !== null) return lockClientById(tx, clientId)
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${kind} of ${station} ${phone}`}, 0))`)
}

/** Returns the condition of requests that count for the requester: strangers with his phone count apart from a client. */
export function isOfRequester(table: PersonTable, { station, phone, clientId }: Requester): SQL | undefined {
  if (clientId !== null) return and(eq(table.clientId, clientId), eq(table.signedIn, true))
  return and(eq(table.station, station), eq(table.phone, phone), eq(table.signedIn, false))
}

/**
 * The same for an order: it creates the client of the phone, or locks the client that there is, so that the phone can register
 * later (PRODUCT §6). The order itself names no client without a session.
 *
 * @throws {FailureError} `unauthenticated`
 */
export async function lockOrderer(
  tx: Transaction,
  { station, phone, clientId }: Requester,
  person: { firstName: string; language: Language },
  at: Date,
): Promise<void> {
  if (clientId !== null) await lockClientById(tx, clientId)
  else await lockClient(tx, { ...person, station, phone }, at)
}

type NewRequest = {
  kind: RequestKind
  requester: Requester
  /** The visitor's address; null: not known. */
  ip: string | null
  /** Key of the hashes of networks. */
  secret: string
  settings: Pick<BranchSettings, 'main_email' | 'maxUnprovedRequestsPerHour'>
}

/** One network gets this part of what a branch takes, so that it cannot use up what is for all. */
const SHARE_OF_NETWORK = 1 / 6

/**
 * Requires that the branch may get one more request of a kind from visitors without a session within an hour: it calls each of
 * them; and that their network has not had its part. The one that reaches the bound tells the branch, once an hour. All of a
 * branch queue here, after their phones. A client in his session is not counted.
 *
 * @throws {FailureError} `too_many_requests`
 */
export async function requireHourlyLimit(tx: Transaction, request: NewRequest, at: Date): Promise<void> {
  const { kind, requester, ip, secret, settings } = request
  if (requester.clientId !== null) return
  const { station } = requester
  const { name, table } = KINDS[kind]
  const network = wideNetworkHash(ip, secret)
  const { main_email: address, maxUnprovedRequestsPerHour: max } = settings
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`unproved ${kind} of ${station}`}, 0))`)
  if (network !== null) await requireNetworkLimit(tx, { station, kind, network, max: ofNetwork(max) }, at)
  const recent = await tx
    .select({ createdAt: table.createdAt })
    .from(table as typeof partnerRequests)
    .where(and(eq(table.station, station), eq(table.signedIn, false), gt(table.createdAt, subHours(at, 1))))
    .orderBy(desc(table.createdAt))
    .limit(max)
  requireRoom(recent[max - 1], at)
  if (recent.length + 1 < max) return
  const letter = { kind: 'requests_bound', channel: 'email', address, clientId: null } as const
  const params = { what: name, count: String(recent.length + 1) }
  const dedupKey = `requests_bound:${kind}:${station}:${startOfHour(at).getTime()}`
  await enqueue(tx, { ...letter, station, language: 'ru', params, dedupKey, at })
}

function ofNetwork(max: number): number {
  return Math.ceil(max * SHARE_OF_NETWORK)
}

type OfNetwork = { station: string; kind: RequestKind; network: string; max: number }

/** Counts the request for its network, and forgets what is older than an hour. The requests of the kind are locked. */
async function requireNetworkLimit(tx: Transaction, { max, ...row }: OfNetwork, at: Date): Promise<void> {
  const { station, kind, network } = row
  const { createdAt } = requestNetworks
  const ofKind = and(eq(requestNetworks.station, station), eq(requestNetworks.kind, kind))
  await tx.delete(requestNetworks).where(and(ofKind, lte(createdAt, subHours(at, 1))))
  const recent = await tx
    .select({ createdAt })
    .from(requestNetworks)
    .where(and(ofKind, eq(requestNetworks.network, network)))
    .orderBy(desc(createdAt))
    .limit(max)
  requireRoom(recent[max - 1], at)
  await tx.insert(requestNetworks).values({ ...row, createdAt: at })
}

/** @param oldest of as many requests as may come within an hour; undefined: there are fewer */
function requireRoom(oldest: { createdAt: Date } | undefined, at: Date): void {
  if (!oldest) return
  const waitMs = addHours(oldest.createdAt, 1).getTime() - at.getTime()
  const details = { retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) }
  throw new FailureError('too_many_requests', 'The branch has as many requests as it can answer.', { details })
}
