import type { StartedSession } from '@/lib/browser-api/auth'
import { startSession, useSession } from '@/lib/store/store'
import { noteRefresh } from './refresh-memory'

/** Writes a session that has begun into this browser (specification §4). */
export function signInHere({ client, clientToken, deviceToken }: StartedSession): void {
  startSession()
  const { storeAccount } = useSession.getState()
  storeAccount({ client, client_authenticated: true, client_token: clientToken, device_token: deviceToken })
  noteRefresh()
}
