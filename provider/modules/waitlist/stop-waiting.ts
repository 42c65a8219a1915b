import { and, eq } from 'drizzle-orm'
import type { StopRequest, StopResponse } from '@/provider/contract/waitlist'
import { waitlistEntries as entries, waitlistOptOuts } from '@/provider/db/schema/waitlist'
import { FailureError } from '@/provider/failure-error'
import { readStop } from './stop-token'
import type { WaitlistDeps } from './waitlist-deps'

type Deps = Pick<WaitlistDeps, 'db' | 'settings' | 'secret' | 'now'>

/** Says what the link of a letter would stop. Changes nothing. @throws {FailureError} `not_found` for a foreign token */
export async function readStopLink({ db, settings, secret }: Deps, { token }: StopRequest): Promise<StopResponse> {
  const addressHash = requireAddress(token, secret)
  const { station } = settings
  const waiting = await db.$count(entries, isWaitingAt(station, addressHash))
  const optOut = and(eq(waitlistOptOuts.station, station), eq(waitlistOptOuts.addressHash, addressHash))
  return { waiting, isStopped: (await db.$count(waitlistOptOuts, optOut)) > 0 }
}

/**
 * Ends all entries of the address that got the letter, and keeps strangers from entering it again. The second time it changes
 * nothing. Returns how many entries it ended.
 *
 * @throws {FailureError} `not_found` for a foreign token
 */
export async function stopWaiting(deps: Deps, { token }: StopRequest): Promise<StopResponse> {
  const { db, settings, secret, now } = deps
  const addressHash = requireAddress(token, secret)
  const { station } = settings
  const at = now()
  return db.transaction(async (tx) => {
    await tx.insert(waitlistOptOuts).values({ station, addressHash, optedOutAt: at }).onConflictDoNothing()
    const { rowCount } = await tx
      .update(entries)
      .set({ state: 'stopped', endedAt: at })
      .where(isWaitingAt(station, addressHash))
    return { waiting: rowCount ?? 0, isStopped: true }
  })
}

function isWaitingAt(station: string, addressHash: string) {
  return and(eq(entries.station, station), eq(entries.addressHash, addressHash), eq(entries.state, 'waiting'))
}

function requireAddress(token: string, secret: string): string {
  const addressHash = readStop(token, secret)
  if (addressHash === null) throw new FailureError('not_found', 'No such link.')
  return addressHash
}
