import { fetchClient, logOut } from '@/lib/browser-api/auth'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { startSession, useSession } from '@/lib/store/store'
import { isRefreshedLately, noteRefresh } from './refresh-memory'
import { noteEnd, watchEnd } from './session-end'
import { readAccount } from './stored-account'

const PAUSE_AFTER_FAILURE_MS = 30_000

/** `failed`: it could not be asked for. `ended`: nobody is signed in any more. `ending`: soon nobody will be. */
export type RefreshNews = 'failed' | 'ended' | 'ending'

/** One question at a time: several events of the page may ask for it at once. */
let running: Promise<void> | null = null

/**
 * Replaces the stored client by what the provider knows now (specification §4), at most once in a while. A session that
 * is over is forgotten, and its cookie with it.
 *
 * @param notify shows the visitor a failed request (specification §8), or that he has to sign in again
 */
export async function refreshClient(notify: (news: RefreshNews) => void, { isAtOnce = false } = {}): Promise<void> {
  startSession()
  const watch = () => {
    // Who asks at once, for one act, may have nobody to tell.
    if (!isAtOnce) watchEnd(() => notify('ending'))
  }
  watch()
  if (!readAccount().client_authenticated || (!isAtOnce && isRefreshedLately())) return
  running ??= refresh(notify).finally(() => {
    running = null
  })
  await running
  watch()
}

async function refresh(notify: (news: RefreshNews) => void): Promise<void> {
  // From storage: another tab may have signed in anew.
  const { client_authenticated, client_token, device_token } = readAccount()
  const isStill = () => readAccount().client_token === client_token
  try {
    const current = await findClient(client_token)
    if (!isStill()) return
    if (current) {
      const { client, sessionEndsAt } = current
      useSession.getState().storeAccount({ client, client_authenticated, client_token, device_token })
      noteRefresh()
      noteEnd(client_token, sessionEndsAt)
      return
    }
  } catch (error) {
    if (!isStill()) return
    console.error('client', error)
    noteRefresh(PAUSE_AFTER_FAILURE_MS)
    notify('failed')
    return
  }
  notify('ended')
  await endCookie(client_token)
  if (isStill()) useSession.getState().clearAccount()
}

/** Null: nobody is signed in any more. */
async function findClient(clientToken: string | null): Promise<Awaited<ReturnType<typeof fetchClient>> | null> {
  if (clientToken === null) return null
  try {
    return await fetchClient(clientToken)
  } catch (error) {
    if (error instanceof RejectionError && (error.code === 'unauthenticated' || error.code === 'not_found')) return null
    throw error
  }
}

/** Or the pages of the client area would stay open beside a header that says "log in". */
async function endCookie(clientToken: string | null): Promise<void> {
  try {
    await logOut(clientToken, { isQuiet: true })
  } catch (error) {
    console.error('logout', error)
  }
}
