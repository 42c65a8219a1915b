import { and, eq, inArray } from 'drizzle-orm'
import type { StopRequest, StopResponse } from '@/provider/contract/waitlist'
import { waitlistEntries as entries, waitlistOptOuts } from '@/provider/db/schema/waitlist'
import { FailureError } from '@/provider/failure-error'
import { isOpen, lockOpen } from './open-entries'
import { hashAddress, readStop } from './stop-token'
import type { WaitlistDeps } from './waitlist-deps'

type Deps = Pick<WaitlistDeps, 'db' | 'settings' | 'secret' | 'now'>

/** Says what the link of a letter would stop. Changes nothing. @throws {FailureError} `not_found` for a foreign token */
export async function readStopLink(deps: Deps, { token }: StopRequest): Promise<StopResponse> {
  const { db, settings } = deps
  const { station } = settings
  const hashes = await hashesOf(deps, token)
  const waiting = await db.$count(entries, and(ofAddress(station, hashes), isOpen))
  const optOuts = and(eq(waitlistOptOuts.station, station), inArray(waitlistOptOuts.addressHash, hashes))
  return { waiting, isStopped: (await db.$count(waitlistOptOuts, optOuts)) === hashes.length }
}

/**
 * Ends all entries of the address that got the letter, and keeps strangers from entering it for a year from now. Its owner may
 * have entered it since the last time. Returns how many entries it ended.
 *
 * @throws {FailureError} `not_found` for a foreign token
 */
export async function stopWaiting(deps: Deps, { token }: StopRequest): Promise<StopResponse> {
  const { db, settings, now } = deps
  const { station } = settings
  const hashes = await hashesOf(deps, token)
  const at = now()
  return db.transaction(async (tx) => {
    await tx
      .insert(waitlistOptOuts)
      .values(hashes.map((addressHash) => ({ station, addressHash, optedOutAt: at })))
      .onConflictDoUpdate({
        target: [waitlistOptOuts.station, waitlistOptOuts.addressHash],
        set: { optedOutAt: at },
      })
    await lockOpen(tx, ofAddress(station, hashes))
    const { rowCount } = await tx
      .update(entries)
      .set({ state: 'stopped', endedAt: at })
      .where(and(ofAddress(station, hashes), isOpen))
    return { waiting: rowCount ?? 0, isStopped: true }
  })
}

function ofAddress(station: string, hashes: readonly string[]) {
  return and(eq(entries.station, station), inArray(entries.addressHash, [...hashes]))
}

/** Returns the token's hash and today's hash of its address: the link of an older letter has the one of its spelling. */
async function hashesOf({ db, settings, secret }: Deps, token: string): Promise<string[]> {
  const addressHash = readStop(token, secret)
  if (addressHash === null) throw new FailureError('not_found', 'No such link.')
  const rows = await db
    .selectDistinct({ email: entries.email })
    .from(entries)
    .where(ofAddress(settings.station, [addressHash]))
  const current = rows.flatMap(({ email }) => (email === null ? [] : [hashAddress(email, secret)]))
  return [...new Set([addressHash, ...current])].sort()
}
