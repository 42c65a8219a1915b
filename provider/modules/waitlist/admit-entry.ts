import { subHours } from 'date-fns'
import { and, eq, gt, isNull, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { waitlistEntries as entries, waitlistOptOuts } from '@/provider/db/schema/waitlist'
import { FailureError } from '@/provider/failure-error'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'

const DAY_HOURS = 24

export type NewEntry = Omit<typeof entries.$inferInsert, 'id' | 'state' | 'attempts' | 'createdAt' | 'endedAt'>

type Limits = BranchSettings['waitlist']

/**
 * Returns whether one more entry of its address is stored. The address, then the network are locked until the transaction
 * ends, so that of two requests at once the second sees the first. An address that is proved and one that a stranger may
 * have typed are counted apart: strangers cannot use up what its owner may have.
 *
 * @throws {FailureError} `too_many_requests` of the client's own entries, and of the visitor's network
 */
export async function admitEntry(tx: Transaction, entry: NewEntry, limits: Limits, at: Date): Promise<boolean> {
  await lock(tx, `waitlist-address:${entry.addressHash ?? entry.clientId}`)
  if (entry.network) await lock(tx, `waitlist-network:${entry.network}`)
  if (await joinExisting(tx, entry)) return false
  const ofAddress = and(ofSameAddress(entry), eq(entries.isProved, entry.isProved))
  const open = await tx.$count(entries, and(ofAddress, isWaiting))
  if (entry.isProved) {
    if (open >= limits.maxPerAddress) throw tooManyFailure()
    return true
  }
  const ofNetwork = entry.network ? and(eq(entries.network, entry.network), isWaiting) : sql`false`
  if ((await tx.$count(entries, ofNetwork)) >= limits.maxPerNetwork) throw tooManyFailure()
  if (open >= limits.maxPerAddress || (await hasOptedOut(tx, entry))) return false
  const ofDay = await tx.$count(entries, and(ofAddress, gt(entries.createdAt, subHours(at, DAY_HOURS))))
  return ofDay < limits.maxPerAddressPerDay
}

const isWaiting = eq(entries.state, 'waiting')

/**
 * Returns whether the same entry waits already. Its owner who asks again, signed in now, makes it an entry of the account;
 * its place in the queue stays.
 */
async function joinExisting(tx: Transaction, entry: NewEntry): Promise<boolean> {
  const { modelId, startAt, endAt, clientId, isProved } = entry
  const ofSameRental = and(eq(entries.modelId, modelId), eq(entries.startAt, startAt), eq(entries.endAt, endAt))
  const same = and(ofSameRental, ofSameAddress(entry), isWaiting)
  const [existing] = await tx.select({ isProved: entries.isProved }).from(entries).where(same).for('update')
  if (!existing) return false
  if (isProved && !existing.isProved) await tx.update(entries).set({ clientId, isProved, network: null }).where(same)
  return true
}

function ofSameAddress({ addressHash, clientId }: NewEntry): SQL | undefined {
  if (addressHash) return eq(entries.addressHash, addressHash)
  return and(isNull(entries.addressHash), eq(entries.clientId, clientId ?? 0))
}

async function hasOptedOut(tx: Transaction, { station, addressHash }: NewEntry): Promise<boolean> {
  const optOut = and(eq(waitlistOptOuts.station, station), eq(waitlistOptOuts.addressHash, addressHash ?? ''))
  return (await tx.$count(waitlistOptOuts, optOut)) > 0
}

async function lock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

function tooManyFailure(): FailureError {
  return new FailureError('too_many_requests', 'Too many entries wait already.')
}
