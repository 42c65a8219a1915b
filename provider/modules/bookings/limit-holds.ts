import { and, count, eq, gt, inArray, ne, not, or, type SQL, sql } from 'drizzle-orm'
import type { Driver } from '@/provider/contract/bookings'
import { WAITING } from '@/provider/contract/rules/bookings/waiting-statuses'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema/bookings'
import { isUnproved } from '@/provider/db/sql/unproved-booking'
import { FailureError } from '@/provider/failure-error'
import { activeBooking } from '@/provider/records/bookings/active-booking'
import { lockClientById, lockDriver, nameClient } from '@/provider/records/clients/lock-client'
import { networkHash } from '@/provider/records/visitors/network-hash'
import type { Language } from '@/provider/rules/i18n/language'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { containingNetwork, networkOf } from '@/provider/rules/visitors/network'
import { unprovedPhoneFailure } from './unproved-limits'

/**
 * The owner to whom a hold is counted. `network` is null when the visitor's address is not known or names no one;
 * `visitHash` is null without a visit's token.
 */
export type HoldOwner = { clientId: number; network: string | null; visitHash: string | null }

/** Limits of an address (of IPv6 its /64), and of the /24 or /48 that contains it. */
type NetworkMaxima = Pick<
  BranchSettings,
  'maxHoldsPerAddress' | 'maxUnpaidPerAddress' | 'maxHoldsPerNetwork' | 'maxUnpaidPerNetwork'
>

export type HoldLimits = Pick<
  BranchSettings,
  'maxHoldsPerPhone' | keyof NetworkMaxima | 'maxHoldsPerVisit' | 'maxOpenBookingsPerPhone' | 'maxUnprovedModelPercent'
>

type HoldRequester = {
  station: string
  driver: Driver
  language: Language
  ip: string | null
  visitHash: string | null
  /** The client in whose session it is held; null: the client whom the driver's phone names. */
  ownerId: number | null
  /** Whether a session or a code proves the phone. */
  isProved: boolean
  limits: HoldLimits
  /** Key of the hashes of networks. */
  secret: string
  now: Date
}

/**
 * Admits one more hold of a client. The client, the network and the visit are locked until the transaction ends, always in
 * this order: holds queue here and never wait for each other in a circle.
 *
 * @throws {FailureError} `too_many_requests`, `phone_unproved`, `unauthenticated` when the owner was deleted meanwhile
 */
export async function admitHold(tx: Transaction, requester: HoldRequester): Promise<HoldOwner> {
  const { limits, secret, now, ip, visitHash, ownerId, isProved } = requester
  const client =
    ownerId === null ? await lockDriver(tx, requester) : await lockSessionClient(tx, ownerId, requester.driver)
  if (client.isExisting) {
    const phoneLimits = { ...limits, isProved, now }
    if (isProved) await requirePhoneLimit(tx, client.id, phoneLimits)
    else await requirePhoneLimitOfNetwork(tx, client.id, { ...phoneLimits, network: networkOf(ip), secret })
  }
  const network = await lockNetwork(tx, ip)
  if (network !== null) await requireNetworkLimit(tx, network, { ...limits, secret, now })
  if (visitHash !== null) await lockAndRequireVisitLimit(tx, visitHash, { ...limits, now })
  return { clientId: client.id, network, visitHash }
}

async function lockSessionClient(tx: Transaction, id: number, driver: Driver) {
  await lockClientById(tx, id)
  await nameClient(tx, id, driver)
  return { id, isExisting: true }
}

type OpenLimits = { maxOpenBookingsPerPhone: number; isProved: boolean; now: Date }

export type PhoneLimits = OpenLimits & { maxHoldsPerPhone: number }

/**
 * Requires that the phone may have one more car (PRODUCT §6): on hold, and open bookings in all. What strangers do with a phone
 * does not count for its owner: cars whose phone is proved and others are counted apart. Exact, because the client is locked.
 *
 * @throws {FailureError} `too_many_requests`; `phone_unproved` when a code would count it for the owner
 */
export async function requirePhoneLimit(tx: Transaction, clientId: number, limits: PhoneLimits): Promise<void> {
  const holds = await countHolds(tx, carsOf(clientId, limits), limits.now)
  if (holds >= limits.maxHoldsPerPhone) throw phoneLimitFailure(limits)
  await requireOpenBookingsLimit(tx, clientId, limits)
}

/**
 * The same for a visitor who proves nothing: of the cars of the phone those count that were held or booked from his /24 or /48. The
 * others may be strangers', who would else close the phone for its owner: at the hold he could not pay yet. All of them count at
 * the confirmation, where he may.
 *
 * @param limits `network`: of the visitor's address; null: it names no visitor, as those with which its cars are counted
 * @throws {FailureError} `phone_unproved`
 */
export async function requirePhoneLimitOfNetwork(
  tx: Transaction,
  clientId: number,
  { network, secret, ...limits }: PhoneLimits & { network: string | null; secret: string },
): Promise<void> {
  const { maxHoldsPerPhone, maxOpenBookingsPerPhone, now } = limits
  const wideNetwork = network && containingNetwork(network)
  const isHeldThere = wideNetwork
    ? sql`${bookings.holdNetwork} <<= ${wideNetwork}::cidr`
    : sql`${bookings.holdNetwork} is null`
  const isBookedThere = wideNetwork
    ? eq(bookings.unprovedNetwork, networkHash(wideNetwork, secret))
    : sql`${bookings.unprovedNetwork} is null`
  const cars = carsOf(clientId, { ...limits, isProved: false })
  const held = and(cars, activeHoldAt(now), isHeldThere)
  const toBegin = and(cars, eq(bookings.status, 'confirmed'), gt(bookings.startAt, now), isBookedThere)
  if ((await countBookings(tx, held)) >= maxHoldsPerPhone) throw unprovedPhoneFailure()
  if ((await countBookings(tx, or(held, toBegin))) >= maxOpenBookingsPerPhone) throw unprovedPhoneFailure()
}

/**
 * Requires that the phone may have one more open booking: an active hold, or a confirmed booking that is to begin. An unpaid
 * booking costs the phone nothing, hence the limit. The client must be locked.
 *
 * @param exceptId the booking that is to become one of them
 * @throws {FailureError} `too_many_requests`, `phone_unproved`
 */
export async function requireOpenBookingsLimit(
  tx: Transaction,
  clientId: number,
  limits: OpenLimits,
  exceptId = 0,
): Promise<void> {
  const { maxOpenBookingsPerPhone, now } = limits
  const others = and(carsOf(clientId, limits), ne(bookings.id, exceptId))
  const toBegin = and(eq(bookings.status, 'confirmed'), gt(bookings.startAt, now))
  if ((await countBookings(tx, and(others, or(activeHoldAt(now), toBegin)))) >= maxOpenBookingsPerPhone)
    throw phoneLimitFailure(limits)
}

function carsOf(clientId: number, { isProved }: OpenLimits): SQL | undefined {
  return and(eq(bookings.clientId, clientId), isProved ? not(isUnproved()) : isUnproved())
}

function phoneLimitFailure({ isProved }: OpenLimits): FailureError {
  return isProved ? tooManyHoldsFailure() : unprovedPhoneFailure()
}

type NetworkLimits = NetworkMaxima & { secret: string; now: Date }

/**
 * Limits a network too, because phone numbers can be invented and a confirmation costs nothing; and the wider network that
 * contains it, because addresses are cheap. Exact, because both are locked, and one statement sees a booking either before or
 * after its confirmation.
 */
async function requireNetworkLimit(tx: Transaction, network: string, limits: NetworkLimits): Promise<void> {
  const { secret, now } = limits
  const wideNetwork = containingNetwork(network)
  const own = eq(bookings.holdNetwork, network)
  const ownConfirmed = eq(bookings.confirmedNetwork, networkHash(network, secret))
  const confirmed = and(
    or(ownConfirmed, eq(bookings.confirmedWideNetwork, networkHash(wideNetwork, secret))),
    gt(bookings.confirmedNetworkUntil, now),
    eq(bookings.status, 'confirmed'),
    eq(bookings.paidKop, 0),
  )
  const held = and(sql`${bookings.holdNetwork} <<= ${wideNetwork}::cidr`, activeHoldAt(now))
  const [counts] = await tx
    .select({
      ownHolds: sql<number>`(count(*) filter (where ${own}))::int`,
      ownUnpaid: sql<number>`(count(*) filter (where ${or(own, ownConfirmed)}))::int`,
      holds: sql<number>`(count(${bookings.holdNetwork}))::int`,
      unpaid: sql<number>`(count(*))::int`,
    })
    .from(bookings)
    .where(or(held, confirmed))
  if (!counts) throw new Error('a count has no row')
  if (counts.ownHolds >= limits.maxHoldsPerAddress || counts.ownUnpaid >= limits.maxUnpaidPerAddress)
    throw tooManyHoldsFailure()
  if (counts.holds >= limits.maxHoldsPerNetwork || counts.unpaid >= limits.maxUnpaidPerNetwork)
    throw tooManyHoldsFailure()
}

/** Limits a visit too: an address is shared, a phone is invented, but the site's cookie stays. Locked like the network. */
async function lockAndRequireVisitLimit(
  tx: Transaction,
  visitHash: string,
  { maxHoldsPerVisit, now }: { maxHoldsPerVisit: number; now: Date },
): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`visit:${visitHash}`}, 0))`)
  if ((await countHolds(tx, eq(bookings.holdVisitor, visitHash), now)) < maxHoldsPerVisit) return
  throw tooManyHoldsFailure()
}

/**
 * Locks the network of a visitor's address until the transaction ends; in IPv6 a whole /64 is one visitor's. One lock covers
 * the wider network that contains it, so that no two of them are ever locked in different orders.
 *
 * @returns the network as PostgreSQL writes it; null for the machine's own address, which names no visitor
 */
async function lockNetwork(tx: Transaction, ip: string | null): Promise<string | null> {
  const network = networkOf(ip)
  if (network === null) return null
  const { rows } = await tx.execute<{ network: string }>(sql`
    select ${network}::cidr::text as network,
      pg_advisory_xact_lock(hashtextextended(${`holds:${containingNetwork(network)}`}, 0))`)
  return rows[0]?.network ?? null
}

async function countHolds(tx: Transaction, owned: SQL | undefined, now: Date): Promise<number> {
  return countBookings(tx, and(owned, activeHoldAt(now)))
}

function activeHoldAt(now: Date): SQL | undefined {
  return and(inArray(bookings.status, [...WAITING]), activeBooking(now, 'bookings'))
}

async function countBookings(tx: Transaction, condition: SQL | undefined): Promise<number> {
  const [row] = await tx.select({ rows: count() }).from(bookings).where(condition)
  return row?.rows ?? 0
}

/** One text for a phone, an address and a visit: it does not tell which of them has cars. */
function tooManyHoldsFailure(): FailureError {
  return new FailureError('too_many_requests', 'No further car is kept at the moment.')
}
