import { and, count, eq, gt, inArray, ne, or, type SQL, sql } from 'drizzle-orm'
import type { Driver } from '@/provider/contract/bookings'
import { WAITING } from '@/provider/contract/rules/dates/waiting-time'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { lockClientById, lockDriver } from '@/provider/records/clients/lock-client'
import type { Language } from '@/provider/rules/i18n/language'
import type { StationData } from '@/provider/rules/settings/station-settings'
import { networkAround, networkOf } from '@/provider/rules/visitors/network'
import { networkHash } from './network-hash'

/**
 * Who keeps a car. `network` is null when the visitor's address is not known, or names nobody; `visitor` is the hash of
 * the visit's token, null without one.
 */
export type Holder = { clientId: number; network: string | null; visitor: string | null }

/** Of an address (of IPv6 its /64), and of the /24 or /48 around it. */
type NetworkBounds = Pick<
  StationData,
  'maxHoldsPerAddress' | 'maxUnpaidPerAddress' | 'maxHoldsPerNetwork' | 'maxUnpaidPerNetwork'
>

export type HoldLimits = Pick<
  StationData,
  'maxHoldsPerPhone' | keyof NetworkBounds | 'maxHoldsPerVisit' | 'maxOpenBookingsPerPhone'
>

type Candidate = { station: string; driver: Driver; language: Language; ip: string | null; visitor: string | null } & {
  /** The client whose session takes it; null: the client whom the driver's phone names. */
  ownerId: number | null
  limits: HoldLimits
  /** Key of the hashes of networks. */
  secret: string
  now: Date
}

/**
 * Whoever may keep one more car. The client, the address and the visit are locked until the transaction ends, always
 * in this order: holds queue here and never wait for each other in a circle.
 *
 * @throws {FailureError} `too_many_requests`, `unauthenticated` when the owner was deleted meanwhile
 */
export async function admitHolder(
  tx: Transaction,
  { limits, secret, now, visitor, ownerId, ...who }: Candidate,
): Promise<Holder> {
  const client = ownerId === null ? await lockDriver(tx, { ...who, now }) : await lockOwner(tx, ownerId)
  if (client.known) await requirePhoneLeft(tx, client.id, { ...limits, now })
  const network = await lockNetwork(tx, who.ip)
  if (network !== null) await requireNetworkLeft(tx, network, { ...limits, secret, now })
  if (visitor !== null) await requireVisitHoldsLeft(tx, visitor, { ...limits, now })
  return { clientId: client.id, network, visitor }
}

async function lockOwner(tx: Transaction, id: number): Promise<{ id: number; known: boolean }> {
  await lockClientById(tx, id)
  return { id, known: true }
}

/**
 * A phone keeps only so many cars from others at the same time (PRODUCT §6), on hold and at all. Exact, because the
 * client is locked.
 *
 * @throws {FailureError} `too_many_requests`
 */
export async function requirePhoneLeft(
  tx: Transaction,
  clientId: number,
  limits: { maxHoldsPerPhone: number; maxOpenBookingsPerPhone: number; now: Date },
): Promise<void> {
  const holds = await liveHolds(tx, eq(bookings.clientId, clientId), limits.now)
  if (holds >= limits.maxHoldsPerPhone) throw tooMany()
  await requireOpenLeft(tx, clientId, limits)
}

/**
 * What nobody has paid for costs a phone nothing, so it has only so much of it: live holds and bookings that are to
 * begin. The client must be locked.
 *
 * @param exceptId the booking that is to be one of them.
 * @throws {FailureError} `too_many_requests`
 */
export async function requireOpenLeft(
  tx: Transaction,
  clientId: number,
  { maxOpenBookingsPerPhone, now }: { maxOpenBookingsPerPhone: number; now: Date },
  exceptId = 0,
): Promise<void> {
  const others = and(eq(bookings.clientId, clientId), ne(bookings.id, exceptId))
  const toBegin = and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, now))
  if ((await countOf(tx, and(others, or(liveAt(now), toBegin)))) >= maxOpenBookingsPerPhone) throw tooMany()
}

type NetworkLimits = NetworkBounds & { secret: string; now: Date }

/**
 * So does a network: phone numbers can be invented, and a confirmation costs nothing either. So do all the networks around
 * it together: addresses are cheap. Exact, because those are locked, and one statement sees a booking either before or
 * after its confirmation.
 */
async function requireNetworkLeft(tx: Transaction, network: string, limits: NetworkLimits): Promise<void> {
  const { secret, now } = limits
  const around = networkAround(network)
  const own = eq(bookings.holdNetwork, network)
  const ownConfirmed = eq(bookings.confirmedNetwork, networkHash(network, secret))
  const confirmed = and(
    or(ownConfirmed, eq(bookings.confirmedWideNetwork, networkHash(around, secret))),
    gt(bookings.confirmedNetworkUntil, now),
    eq(bookings.status, 'confirmed'),
    eq(bookings.paidKop, 0),
  )
  const held = and(sql`${bookings.holdNetwork} <<= ${around}::cidr`, liveAt(now))
  const [found] = await tx
    .select({
      ownHolds: sql<number>`(count(*) filter (where ${own}))::int`,
      ownUnpaid: sql<number>`(count(*) filter (where ${or(own, ownConfirmed)}))::int`,
      holds: sql<number>`(count(${bookings.holdNetwork}))::int`,
      unpaid: sql<number>`(count(*))::int`,
    })
    .from(bookings)
    .where(or(held, confirmed))
  if (!found) throw new Error('a count has no row')
  if (found.ownHolds >= limits.maxHoldsPerAddress || found.ownUnpaid >= limits.maxUnpaidPerAddress) throw tooMany()
  if (found.holds >= limits.maxHoldsPerNetwork || found.unpaid >= limits.maxUnpaidPerNetwork) throw tooMany()
}

/** And so does a visit: an address is shared, a phone is invented, but the site's cookie stays. Locked like the network. */
async function requireVisitHoldsLeft(
  tx: Transaction,
  visitor: string,
  { maxHoldsPerVisit, now }: { maxHoldsPerVisit: number; now: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit:${visitor}`}, 0))`)
  if ((await liveHolds(tx, eq(bookings.holdVisitor, visitor), now)) < maxHoldsPerVisit) return
  throw tooMany()
}

/**
 * The network of a visitor's address: in IPv6 a whole /64 is one visitor's. Locked until the transaction ends, with all
 * those around it by one lock, so that no two of them are ever taken in different orders.
 *
 * @returns as PostgreSQL writes it; null for the machine's own address, which names no visitor.
 */
async function lockNetwork(tx: Transaction, ip: string | null): Promise<string | null> {
  const network = networkOf(ip)
  if (network === null) return null
  const { rows } = await tx.execute<{ network: string }>(sql`
    select ${network}::cidr::text as network,
      pg_advisory_xact_lock(hashtextextended(${`holds:${networkAround(network)}`}, 0))`)
  return rows[0]?.network ?? null
}

async function liveHolds(tx: Transaction, owned: SQL, now: Date): Promise<number> {
  return countOf(tx, and(owned, liveAt(now)))
}

function liveAt(now: Date): SQL | undefined {
  return and(inArray(bookings.status, [...WAITING]), activeBooking(now, 'bookings'))
}

async function countOf(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(bookings).where(condition)
  return row?.rows ?? 0
}

/** The same for a phone, an address and a visit: which of them keeps cars is nobody else's business. */
function tooMany(): FailureError {
  return new FailureError('too_many_requests', 'No further car is kept at the moment.')
}
