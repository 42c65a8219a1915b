import { askClient } from '@/lib/browser-api/auth'
import { RefusedError } from '@/lib/browser-api/refused-error'

/** The browser threw the session's cookie away: every page of the client would refuse him. */
export class CookieRefused extends Error {
  override name = 'CookieRefused'
}

/**
 * Whether the session that has just begun reaches the site's route handlers. Scripts cannot see its cookie, so one of them is asked.
 *
 * @throws {CookieRefused}
 */
export async function requireCookie(clientToken: string): Promise<void> {
  try {
    await askClient(clientToken)
  } catch (error) {
    if (error instanceof RefusedError && error.code === 'unauthenticated') throw new CookieRefused()
    // Anything else tells nothing of cookies.
    console.error('cookie', error)
  }
}
