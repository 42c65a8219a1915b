import { askClient } from '@/lib/browser-api/auth'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { startSession, useSession } from './store'
import { readAccount } from './stored-account'

/** In the session's storage: when this tab last asked. A change of language loads the page anew. */
const KEY = 'client_refreshed'

const PAUSE_MS = 5 * 60_000

/**
 * Replaces the stored client by what the provider knows now (specification §4), at most once in a while. A session that
 * is over is forgotten. @param fail tells the visitor that it did not work
 */
export async function refreshClient(fail: () => void): Promise<void> {
  startSession()
  // From storage: another tab may have signed in anew.
  const { client_authenticated, client_token, device_token } = readAccount()
  if (!client_authenticated || refreshedLately()) return
  noteRefresh()
  const isStill = () => readAccount().client_token === client_token
  try {
    const client = client_token === null ? null : await askClient(client_token)
    if (!isStill()) return
    const { keepAccount, forgetAccount } = useSession.getState()
    if (client) keepAccount({ client, client_authenticated, client_token, device_token })
    else forgetAccount()
  } catch (error) {
    if (!isStill()) return
    if (error instanceof RefusedError && error.code === 'unauthenticated') useSession.getState().forgetAccount()
    else {
      console.error('client', error)
      fail()
    }
  }
}

/** The client in storage is fresh. */
export function noteRefresh(): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now()))
  } catch {
    // Without a memory it is asked for at every load.
  }
}

function refreshedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS
  } catch {
    return false
  }
}
