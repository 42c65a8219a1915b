import type { Database } from '@/provider/db/database'
import { wideNetworkOf } from '@/provider/rules/visitors/network'
import { hashToken } from '@/provider/security/tokens'
import { createAttemptCounters } from './attempt-counters'
import { attemptKey } from './code-secret'
import { isRecognisedBrowser } from './recognised-browser'

/**
 * A code after the first factor was right. `firstFactor`: what was proved by, so that a new password begins new counters.
 * `network` null: not known.
 */
export type FactorAttempt = {
  clientId: number
  phone: string
  firstFactor: string
  network: string | null
  deviceToken?: string | null | undefined
  isRecovery: boolean
}

export type FactorAttempts = ReturnType<typeof createFactorAttempts>

/**
 * Counts each code before it is compared. A guesser who has the password may try few of a million codes a day; the owner is not
 * locked out meanwhile: a browser that signed him in before, recovery codes, and a new password each have counters of their own.
 */
export function createFactorAttempts(db: Database, secret: string) {
  const counters = createAttemptCounters(db)

  return {
    /** Counts one attempt. Returns the seconds to wait, or null when it may be made. */
    async count(attempt: FactorAttempt): Promise<number | null> {
      for (const [counter, key] of await countersOf(attempt)) {
        const { waitSeconds } = await counters.consume(counter, key)
        if (waitSeconds !== null) return waitSeconds
      }
      return null
    },

    /** Takes the attempt back after a right code; before the session begins, which replaces the browser's token. */
    async clear(attempt: FactorAttempt): Promise<void> {
      for (const [counter, key] of await countersOf(attempt)) await counters.uncount(counter, key)
    },
  }

  async function countersOf({ clientId, phone, firstFactor, network, deviceToken, isRecovery }: FactorAttempt) {
    const key = (...fields: string[]) => attemptKey(['factor', String(clientId), ...fields], secret)
    const wide = network === null ? '' : wideNetworkOf(network)
    if (isRecovery) return [['recoveryFromNetwork', key(wide)]] as const
    const deviceHash = deviceToken ? hashToken(deviceToken) : null
    if (deviceHash !== null && (await isRecognisedBrowser(db, phone, deviceHash)))
      return [['factorFromBrowser', key(deviceHash)]] as const
    return [
      ['factorFromNetwork', key(firstFactor, wide)],
      ['factor', key(firstFactor)],
    ] as const
  }
}
