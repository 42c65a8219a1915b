import { fetchClient } from '@/lib/browser-api/auth'
import { RejectionError } from '@/lib/browser-api/rejection-error'

/** The browser threw the session's cookie away: every page of the client would reject him. */
export class CookieRejectionError extends Error {
  override name = 'CookieRejectionError'
}

/**
 * Whether the session that has just begun reaches the site's route handlers. Scripts cannot see its cookie, so one of them is asked.
 *
 * @throws {CookieRejectionError}
 */
export async function requireCookie(clientToken: string): Promise<void> {
  try {
    await fetchClient(clientToken)
  } catch (error) {
    if (error instanceof RejectionError && error.code === 'unauthenticated') throw new CookieRejectionError()
    // Anything else tells nothing of cookies.
    console.error('cookie', error)
  }
}
