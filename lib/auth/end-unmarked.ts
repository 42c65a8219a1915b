import { withNext } from '@/lib/auth/way-on'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { leaveFor } from './leave-for'
import { signOutHere } from './sign-out-here'

/**
 * Ends a session whose flag is missing in this browser, and leads to the login and back. Where nothing can be kept there
 * could be no flag: nothing is done.
 *
 * @param prefix of the page's language
 */
export async function endUnmarked(prefix: string): Promise<void> {
  if (!canStoreText()) return
  const login = withNext(`${prefix}${SITE_LINKS.account}`, window.location.pathname + window.location.search)
  await signOutHere(() => leaveFor(`/${login.slice(1)}`))
}

/** False where the visitor forbids it, or it is full. */
function canStoreText(): boolean {
  try {
    localStorage.setItem('sun-rent-try', '1')
    localStorage.removeItem('sun-rent-try')
    return true
  } catch {
    return false
  }
}
