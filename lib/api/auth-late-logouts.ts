import 'server-only'
import { networkOf, wideNetworkOf } from '@/lib/limits/network-of'
import { outsidePages } from '@/lib/routing/status-scope'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { logOut } from './auth'
import type { Session } from './auth-session'
import { codeOf } from './doors/code-of'
import { logFailure } from './provider/log-failure'

const RETRY_MS = 5_000
/** Beyond it the network with the most loses its oldest; their sessions end by their own limits. */
const MOST = 1_000

/** Rejections that leave nothing to end; anything else may pass. */
const HOPELESS: readonly FailureCode[] = ['unauthenticated', 'invalid_request']

type Waiting = { session: Session; headers: Record<string, string>; network: string }

const waiting = new Map<string, Waiting>()
let timer: NodeJS.Timeout | null = null

/**
 * Ends a session that the provider could not end now, as soon as it is back (PRODUCT §8). Lives as long as this process.
 *
 * @param headers as of `logOut`
 * @param address of the visitor: a network that signs out invented sessions takes no place of another one
 */
export function logOutLater(session: Session, headers: Record<string, string>, address: string): void {
  waiting.delete(session.id)
  waiting.set(session.id, { session, headers, network: wideNetworkOf(address) ?? networkOf(address) })
  if (waiting.size > MOST) dropFromLargest()
  timer ??= outsidePages(() => setInterval(() => void retry(), RETRY_MS).unref())
}

function dropFromLargest(): void {
  const counts = new Map<string, number>()
  for (const { network } of waiting.values()) counts.set(network, (counts.get(network) ?? 0) + 1)
  const most = Math.max(...counts.values())
  const oldest = [...waiting].find(([, { network }]) => counts.get(network) === most)
  if (oldest) waiting.delete(oldest[0])
}

async function retry(): Promise<void> {
  for (const [id, { session, headers }] of waiting) {
    try {
      await logOut(session, headers)
      waiting.delete(id)
    } catch (error) {
      const code = codeOf(error)
      logFailure({ code, path: '/auth-client/logout', error })
      if (code === 'unavailable') return
      if (HOPELESS.includes(code)) waiting.delete(id)
    }
  }
  if (waiting.size > 0 || timer === null) return
  clearInterval(timer)
  timer = null
}
