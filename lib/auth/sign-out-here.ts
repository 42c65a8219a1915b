import { logOut } from '@/lib/browser-api/auth'
import { startSession, useSession } from '@/lib/store/store'

/**
 * Ends the session and forgets the client here whatever comes of it (specification §4).
 *
 * @param leave goes to the home page; a whole load, so that nothing of the client stays on the screen
 */
export async function signOutHere(leave: () => void): Promise<void> {
  startSession()
  try {
    await logOut(useSession.getState().client_token)
  } catch (error) {
    console.error('logout', error)
  }
  useSession.getState().clearAccount()
  leave()
}
