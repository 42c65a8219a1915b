import 'server-only'
import { logOut } from './auth'
import { logFailure } from './log-failure'
import { ProviderError } from './provider-error'
import type { Session } from './session'

const RETRY_MS = 5_000
/** Beyond it the oldest are forgotten; their sessions end by their own limits. */
const MOST = 1_000

const waiting = new Map<string, Session>()
let timer: NodeJS.Timeout | null = null

/** Ends a session that the provider could not end now, as soon as it is back (PRODUCT §8). Lives as long as this process. */
export function logOutLater(session: Session): void {
  waiting.delete(session.id)
  waiting.set(session.id, session)
  const [oldest] = waiting.keys()
  if (waiting.size > MOST && oldest !== undefined) waiting.delete(oldest)
  timer ??= setInterval(() => void retry(), RETRY_MS).unref()
}

async function retry(): Promise<void> {
  for (const [id, session] of waiting) {
    try {
      await logOut(session)
      waiting.delete(id)
    } catch (error) {
      logFailure({ code: 'unavailable', path: '/auth-client/logout', error })
      if (error instanceof ProviderError && error.code === 'unavailable') return
      // Refused: there is nothing left to end.
      waiting.delete(id)
    }
  }
  if (waiting.size > 0 || timer === null) return
  clearInterval(timer)
  timer = null
}
