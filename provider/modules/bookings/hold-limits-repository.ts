import { and, count, eq, gt, inArray, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { bookings } from '@/provider/db/schema'
import { FailureError } from '@/provider/failure-error'
import { WAITING } from '@/provider/rules/booking-moves'

/** Who keeps a car. `network` is null when the visitor's address is not known, or names nobody. */
export type Holder = { clientId: number; network: string | null }

/**
 * A phone keeps only so many cars from others at the same time (PRODUCT §6). Exact, because the client is locked.
 *
 * @throws {FailureError} `too_many_requests`
 */
export async function requirePhoneHoldsLeft(
  tx: Transaction,
  clientId: number,
  { maxHoldsPerPhone, now }: { maxHoldsPerPhone: number; now: Date },
): Promise<void> {
  if ((await liveHolds(tx, eq(bookings.clientId, clientId), now)) < maxHoldsPerPhone) return
  throw tooMany('phone', { maxHoldsPerPhone })
}

/**
 * So does a network: phone numbers can be invented. Exact, because the network is locked.
 *
 * @throws {FailureError} `too_many_requests`
 */
export async function requireNetworkHoldsLeft(
  tx: Transaction,
  network: string,
  { maxHoldsPerAddress, now }: { maxHoldsPerAddress: number; now: Date },
): Promise<void> {
  if ((await liveHolds(tx, eq(bookings.holdNetwork, network), now)) < maxHoldsPerAddress) return
  throw tooMany('address', { maxHoldsPerAddress })
}

/**
 * The network of a visitor's address, locked until the transaction ends: in IPv6 a whole /64 is one visitor's.
 *
 * @returns null for the machine's own address, which names no visitor.
 */
export async function lockNetwork(tx: Transaction, ip: string | null): Promise<string | null> {
  if (ip === null) return null
  const { rows } = await tx.execute<{ network: string }>(sql`
    select network::text as network, pg_advisory_xact_lock(hashtextextended('holds:' || network::text, 0))
    from (select network(set_masklen(address, case family(address) when 6 then 64 else 32 end)) as network
      from (select ${ip}::inet as address) visitor
      where not address <<= '127.0.0.0/8' and address <> '::1') visitors`)
  return rows[0]?.network ?? null
}

async function liveHolds(tx: Transaction, owned: SQL, now: Date): Promise<number> {
  const live = and(owned, inArray(bookings.status, [...WAITING]), gt(bookings.holdUntil, now))
  const [row] = await tx.select({ holds: count() }).from(bookings).where(live)
  return row?.holds ?? 0
}

function tooMany(holder: string, details: Record<string, number>): FailureError {
  return new FailureError('too_many_requests', `This ${holder} has as many cars on hold as it may.`, { details })
}
