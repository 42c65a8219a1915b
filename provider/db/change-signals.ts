import { randomBytes } from 'node:crypto'
import { setTimeout as pauseFor } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { Database } from './database'
import { openClient } from './pool/open-pool'

/** Channel of the proofs. That of the changes is `sun_page_changes` (migration 0153). */
const PROOF_CHANNEL = 'sun_proof'
const CONNECT_MS = 2_000
/** A connection proves itself this often, and has so long for it. */
const PROOF_INTERVAL_MS = 30_000
const PROOF_MS = 2_000
/** How often whoever waits looks for himself while no signal can be trusted. */
const POLL_MS = 250

/** Resolves after that time, or rejects when the signal aborts it: the tests' own replaces it. */
export type Pause = (ms: number, signal: AbortSignal) => Promise<unknown>

type Deps = {
  /** Of the database itself: PgBouncer by transactions accepts LISTEN and delivers nothing. */
  directUrl: string
  db: Pick<Database, 'execute'>
  warn: (details: Record<string, unknown>, message: string) => void
  pause?: Pause
}

export type ChangeSignals = {
  /** Resolves when something may have changed, after that time at the latest. */
  wait(atMostMs: number): Promise<void>
  /** Ends all waiting, as before the process stops. */
  wake(): void
}

const pauseByTimer: Pause = (ms, signal) => pauseFor(ms, undefined, { signal, ref: false })

/** Creates signals of a provider that does not listen: whoever waits looks for himself, four times a second. */
export function pollForChanges(pause: Pause = pauseByTimer): ChangeSignals {
  return createWaiters(() => POLL_MS, pause)
}

/**
 * Listens for changes of what pages show, on a connection of its own past any pooler. A signal only says that it is time to
 * look: a lost one costs time, never a change. The connection proves itself by a message from another one; without the proof,
 * as behind a pooler or after a failover, whoever waits looks for himself again.
 */
export function listenForChanges({ directUrl, db, warn, pause = pauseByTimer }: Deps) {
  const ownProof = randomBytes(8).toString('hex')
  let client: pg.Client | null = null
  let provenAt: number | null = null
  let prove: () => void = () => undefined
  let hasWarned = false
  const waiters = createWaiters((atMostMs) => (provenAt === null ? POLL_MS : atMostMs), pause)

  function lose(): void {
    const lost = client
    client = null
    provenAt = null
    lost?.end().catch(() => undefined)
    // Whoever waits must begin to look for himself.
    waiters.wake()
  }

  async function connect(): Promise<pg.Client> {
    const opened = openClient({ connectionString: directUrl, connectionTimeoutMillis: CONNECT_MS })
    const loseThis = () => void (client === opened && lose())
    opened.on('error', loseThis)
    opened.on('end', loseThis)
    opened.on('notification', ({ channel, payload }) => {
      if (channel !== PROOF_CHANNEL) waiters.wake()
      else if (payload === ownProof) prove()
    })
    client = opened
    await opened.connect()
    await opened.query('listen sun_page_changes')
    await opened.query('listen sun_proof')
    return opened
  }

  async function requireProof(): Promise<void> {
    const stop = new AbortController()
    const proof = new Promise<void>((resolve) => {
      prove = resolve
    })
    const late = pauseByTimer(PROOF_MS, stop.signal).then(() => {
      throw new Error('no message arrived')
    })
    late.catch(() => undefined)
    await db.execute(sql`select pg_notify(${PROOF_CHANNEL}, ${ownProof})`)
    await Promise.race([proof, late]).finally(() => stop.abort())
    provenAt = performance.now()
  }

  return {
    ...waiters,

    /** Whether signals arrive: nobody polls then. */
    isProven: () => provenAt !== null,

    /** Connects and proves the connection when it is time; to be called again and again. Logs once that nothing arrives. */
    async check(): Promise<void> {
      if (provenAt !== null && performance.now() - provenAt < PROOF_INTERVAL_MS) return
      try {
        client ??= await connect()
        await requireProof()
        // Something may have changed while nobody listened.
        waiters.wake()
        hasWarned = false
      } catch (err) {
        lose()
        if (!hasWarned) warn({ err }, 'no signals of changes arrive: changes are looked for 4 times a second')
        hasWarned = true
      }
    },

    close(): void {
      lose()
    },
  }
}

function createWaiters(patienceOf: (atMostMs: number) => number, pause: Pause): ChangeSignals {
  const waiting = new Set<() => void>()
  return {
    async wait(atMostMs) {
      const stop = new AbortController()
      const woken = new Promise<void>((resolve) => {
        waiting.add(resolve)
        stop.signal.addEventListener('abort', () => waiting.delete(resolve))
      })
      const over = pause(patienceOf(atMostMs), stop.signal).catch(() => undefined)
      await Promise.race([woken, over])
      stop.abort()
    },
    wake() {
      for (const resolve of waiting) resolve()
    },
  }
}
