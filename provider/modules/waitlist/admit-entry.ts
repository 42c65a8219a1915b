import { subHours } from 'date-fns'
import { and, asc, eq, gt, inArray, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { Transaction } from '@/provider/db/database'
import { waitlistEntries as entries, waitlistOptOuts } from '@/provider/db/schema/waitlist'
import { FailureError } from '@/provider/failure-error'
import type { BranchSettings } from '@/provider/rules/settings/station-settings'
import { isOpen, lockOpen } from './open-entries'

const DAY_HOURS = 24

export type NewEntry = Omit<typeof entries.$inferInsert, 'id' | 'state' | 'attempts' | 'createdAt' | 'endedAt'>

type Limits = BranchSettings['waitlist']

/** `hashes`: of the entry's address; one of an SMS has none. */
type Applicant = { entry: NewEntry; hashes: readonly string[] }

/**
 * Returns whether one more entry of its address is stored. The address, then the network are locked until the transaction
 * ends, so that of two requests at once the second sees the first. An address that is proved and one that a stranger may
 * have typed are counted apart: strangers cannot use up what its owner may have.
 *
 * @throws {FailureError} `too_many_requests` of the client's own entries, and of the visitor's network
 */
export async function admitEntry(tx: Transaction, applicant: Applicant, limits: Limits, at: Date): Promise<boolean> {
  const { entry } = applicant
  await lock(tx, `waitlist-address:${entry.addressHash ?? entry.clientId}`)
  if (entry.network) await lock(tx, `waitlist-network:${entry.network}`)
  if (await joinExisting(tx, applicant)) return false
  const isOfDay = gt(entries.createdAt, subHours(at, DAY_HOURS))
  const ofAddress = and(ofSameAddress(applicant), eq(entries.isProved, entry.isProved))
  const hasMost =
    (await tx.$count(entries, and(ofAddress, isOpen))) >= limits.maxPerAddress ||
    (await tx.$count(entries, and(ofAddress, isOfDay))) >= limits.maxPerAddressPerDay
  if (entry.isProved) {
    if (hasMost) throw tooManyFailure()
    return true
  }
  const ofNetwork = entry.network ? and(eq(entries.network, entry.network), or(isOpen, isOfDay)) : sql`false`
  if ((await tx.$count(entries, ofNetwork)) >= limits.maxPerNetwork) throw tooManyFailure()
  return !hasMost && !(await hasOptedOut(tx, applicant))
}

/**
 * Returns whether the same entry is open already. Its owner who asks again, signed in now, makes it an entry of the account,
 * told at the proved address; its place in the queue stays.
 */
async function joinExisting(tx: Transaction, applicant: Applicant): Promise<boolean> {
  const { modelId, startAt, endAt, clientId, isProved, email } = applicant.entry
  const ofSameRental = and(eq(entries.modelId, modelId), eq(entries.startAt, startAt), eq(entries.endAt, endAt))
  const ofSame = and(ofSameRental, ofSameAddress(applicant))
  await lockOpen(tx, ofSame)
  const [existing] = await tx
    .select({ id: entries.id, isProved: entries.isProved })
    .from(entries)
    .where(and(ofSame, isOpen))
    // The unique index is of the spelling: an entry that has it already keeps it.
    .orderBy(sql`${entries.email} is distinct from ${email}`, asc(entries.createdAt), asc(entries.id))
    .limit(1)
  if (!existing) return false
  if (isProved && !existing.isProved)
    await tx.update(entries).set({ clientId, isProved, email, network: null }).where(eq(entries.id, existing.id))
  return true
}

function ofSameAddress({ entry, hashes }: Applicant): SQL | undefined {
  if (entry.addressHash) return inArray(entries.addressHash, [...hashes])
  return and(isNull(entries.addressHash), eq(entries.clientId, entry.clientId ?? 0))
}

async function hasOptedOut(tx: Transaction, { entry, hashes }: Applicant): Promise<boolean> {
  const ofAddress = inArray(waitlistOptOuts.addressHash, [...hashes])
  return (await tx.$count(waitlistOptOuts, and(eq(waitlistOptOuts.station, entry.station), ofAddress))) > 0
}

async function lock(tx: Transaction, name: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`)
}

function tooManyFailure(): FailureError {
  return new FailureError('too_many_requests', 'Too many entries wait already.')
}
