import { and, eq } from 'drizzle-orm'
import type { Database } from '@/provider/db/database'
import { clients } from '@/provider/db/schema/clients'
import { sessions } from '@/provider/db/schema/sessions'
import { wideNetworkOf } from '@/provider/rules/visitors/network'
import { hashToken } from '@/provider/security/tokens'
import { createAttemptCounters, SESSION_GUESSES } from './attempt-counters'
import { attemptKey } from './code-secret'

/**
 * Whose attempt it is. `network` null: the machine's own address, which names no visitor. `deviceToken`: what the browser
 * says it got at an earlier login.
 */
export type Attempt = { phone: string; network: string | null; deviceToken?: string | null | undefined }

export type LoginAttempts = ReturnType<typeof createLoginAttempts>

/**
 * Each attempt is counted before the password is looked at and taken back when it was right, so parallel guesses cannot
 * slip through. Nobody is locked out: a browser that this client has signed in with before is counted by itself, and a
 * phone that is attacked from everywhere still has one attempt from each network, up to a number an hour.
 */
export function createLoginAttempts(db: Database, secret: string) {
  const counters = createAttemptCounters(db)
  const key = (...parts: string[]) => attemptKey(parts, secret)

  return {
    /** Counts one attempt. @returns seconds to wait, or null when it may be made. */
    async begin(attempt: Attempt): Promise<number | null> {
      const browser = await knownBrowser(attempt)
      return browser === null ? beginAnywhere(attempt) : beginInBrowser(attempt, browser)
    },

    /** The password was right. To be called before its session begins, which replaces the browser's token. */
    async forgive(attempt: Attempt): Promise<void> {
      const { phone, network } = attempt
      const browser = await knownBrowser(attempt)
      if (browser !== null) {
        await counters.forget('phoneFromBrowser', key(phone, browser))
        await counters.takeBack('phoneFromBrowsers', key(phone))
        return
      }
      const wide = wideOf(network)
      await counters.forget('phoneFromNetwork', key(phone, network ?? ''))
      await counters.forget('phone', key(phone))
      if (network !== null) await counters.takeBack('network', key(network))
      if (wide === null) return
      await counters.forget('phoneFromWide', key(phone, wide))
      await counters.takeBack('wide', key(wide))
    },

    /** Counts a guess of a session. @returns how many more it has, this one left out; below 0: not even this one */
    async beginInSession(sessionId: string): Promise<number> {
      const { used } = await counters.consume('session', sessionId)
      return SESSION_GUESSES - used
    },

    forgiveSession: (sessionId: string): Promise<void> => counters.forget('session', sessionId),

    sweep: counters.sweep,
  }

  /** Whatever others of its network do, the owner enters here; all his browsers together have a limit too. */
  async function beginInBrowser({ phone }: Attempt, browser: string): Promise<number | null> {
    const { wait } = await counters.consume('phoneFromBrowser', key(phone, browser))
    return wait ?? (await counters.consume('phoneFromBrowsers', key(phone))).wait
  }

  async function beginAnywhere({ phone, network }: Attempt): Promise<number | null> {
    const wide = wideOf(network)
    const near = await counters.consume('phoneFromNetwork', key(phone, network ?? ''))
    if (near.wait !== null) return near.wait
    const far = wide === null ? near : await counters.consume('phoneFromWide', key(phone, wide))
    if (far.wait !== null) return far.wait
    const around = await waitOfNetworks(network, wide)
    if (around !== null) return around
    const { wait } = await counters.consume('phone', key(phone))
    if (wait === null) return null
    return far.used > 1 ? far.until : (await counters.consume('phoneFree', key(phone))).wait
  }

  async function waitOfNetworks(network: string | null, wide: string | null): Promise<number | null> {
    if (network === null) return null
    const { wait } = await counters.consume('network', key(network))
    return wait ?? (wide === null ? null : (await counters.consume('wide', key(wide))).wait)
  }

  /**
   * The hash of the browser's token when this client once got it; a session that is over proves it as well. It is asked
   * whoever has the phone.
   */
  async function knownBrowser({ phone, deviceToken }: Attempt): Promise<string | null> {
    if (!deviceToken) return null
    const [row] = await db
      .select({ deviceHash: sessions.deviceHash })
      .from(sessions)
      .innerJoin(clients, eq(clients.id, sessions.clientId))
      .where(and(eq(sessions.deviceHash, hashToken(deviceToken)), eq(clients.phone, phone)))
    return row?.deviceHash ?? null
  }
}

/** Null: there is none around it, as around an IPv4 address. */
function wideOf(network: string | null): string | null {
  const wide = network === null ? null : wideNetworkOf(network)
  return wide === network ? null : wide
}
