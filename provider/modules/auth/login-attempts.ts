import type { Database } from '@/provider/db/database'
import { wideNetworkOf } from '@/provider/rules/visitors/network'
import { hashToken } from '@/provider/security/tokens'
import { createAttemptCounters, SESSION_GUESSES } from './attempt-counters'
import { attemptKey } from './code-secret'
import { isRecognisedBrowser } from './recognised-browser'

/**
 * A login attempt. `network` null: the machine's own address, which names no visitor. `deviceToken`: what the browser says
 * it got at an earlier login.
 */
type Attempt = { phone: string; network: string | null; deviceToken?: string | null | undefined }

/** What is guessed in an open session: its password or its second factor. */
type SessionGuess = 'session' | 'sessionFactor'

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/**
 * Counts each attempt before the password is compared, and clears the counters when it was right, so that parallel guesses
 * cannot slip through. No client is locked out: a browser in which he signed in before has a counter of its own, and a phone
 * that is attacked from many networks still has one attempt from each network, up to a number an hour.
 */
export function createLoginAttempts(db: Database, secret: string) {
  const counters = createAttemptCounters(db)
  const key = (...fields: string[]) => attemptKey(fields, secret)

  return {
    /** Counts one attempt. Returns the seconds to wait, or null when it may be made. */
    async count(attempt: Attempt): Promise<number | null> {
      const browser = await recognisedBrowser(attempt)
      return browser === null ? countAnywhere(attempt) : countInBrowser(attempt, browser)
    },

    /** Clears the counters after the right password; before the session begins, which replaces the browser's token. */
    async clear(attempt: Attempt): Promise<void> {
      const { phone, network } = attempt
      const browser = await recognisedBrowser(attempt)
      if (browser !== null) {
        await counters.clear('phoneFromBrowser', key(phone, browser))
        await counters.uncount('phoneFromBrowsers', key(phone))
        return
      }
      const wide = wideOf(network)
      await counters.clear('phoneFromNetwork', key(phone, network ?? ''))
      await counters.clear('phone', key(phone))
      if (network !== null) await counters.uncount('network', key(network))
      if (wide === null) return
      await counters.clear('phoneFromWide', key(phone, wide))
      await counters.uncount('wide', key(wide))
    },

    /** Counts a guess of a session. Returns how many guesses are left after this one; below 0: this one is too many. */
    async countInSession(sessionId: string, guess: SessionGuess): Promise<number> {
      const { used } = await counters.consume(guess, sessionId)
      return SESSION_GUESSES - used
    },

    clearSession: (sessionId: string, guess: SessionGuess): Promise<void> => counters.clear(guess, sessionId),

    purgeExpired: counters.purgeExpired,
  }

  /** Attempts of others in the same network do not count here; all browsers of a client have a limit together. */
  async function countInBrowser({ phone }: Attempt, browser: string): Promise<number | null> {
    const { waitSeconds } = await counters.consume('phoneFromBrowser', key(phone, browser))
    return waitSeconds ?? (await counters.consume('phoneFromBrowsers', key(phone))).waitSeconds
  }

  async function countAnywhere({ phone, network }: Attempt): Promise<number | null> {
    const wide = wideOf(network)
    const near = await counters.consume('phoneFromNetwork', key(phone, network ?? ''))
    if (near.waitSeconds !== null) return near.waitSeconds
    const far = wide === null ? near : await counters.consume('phoneFromWide', key(phone, wide))
    if (far.waitSeconds !== null) return far.waitSeconds
    const networkWait = await countNetworks(network, wide)
    if (networkWait !== null) return networkWait
    const { waitSeconds } = await counters.consume('phone', key(phone))
    if (waitSeconds === null) return null
    return far.used > 1 ? far.resetSeconds : (await counters.consume('phoneFree', key(phone))).waitSeconds
  }

  async function countNetworks(network: string | null, wide: string | null): Promise<number | null> {
    if (network === null) return null
    const { waitSeconds } = await counters.consume('network', key(network))
    return waitSeconds ?? (wide === null ? null : (await counters.consume('wide', key(wide))).waitSeconds)
  }

  /** Returns the hash of the browser's token when this client once got it. It is read for a stranger's phone too. */
  async function recognisedBrowser({ phone, deviceToken }: Attempt): Promise<string | null> {
    if (!deviceToken) return null
    const deviceHash = hashToken(deviceToken)
    return (await isRecognisedBrowser(db, phone, deviceHash)) ? deviceHash : null
  }
}

/** Returns the /48 of an IPv6 network; null for an IPv4 address. */
function wideOf(network: string | null): string | null {
  const wide = network === null ? null : wideNetworkOf(network)
  return wide === network ? null : wide
}
