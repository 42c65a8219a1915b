/** In the session's storage: when this tab last asked. A change of language loads the page anew. */
const KEY = 'client_refreshed'

const PAUSE_MS = 5 * 60_000

/** The client in storage is fresh. @param pauseMs before it is asked for again */
export function noteRefresh(pauseMs = PAUSE_MS): void {
  try {
    sessionStorage.setItem(KEY, String(Date.now() - PAUSE_MS + pauseMs))
  } catch {
    // Without a memory it is asked for at every load.
  }
}

/** Whether this tab asked so lately that it need not ask again. */
export function isRefreshedLately(): boolean {
  try {
    return Date.now() - Number(sessionStorage.getItem(KEY)) < PAUSE_MS
  } catch {
    return false
  }
}
