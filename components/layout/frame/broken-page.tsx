import type { Messages } from '@/lib/i18n/messages'
import styles from './notice.module.css'

/**
 * In the place of a page whose frame failed too. Without the components of `ui`: it comes in a file of its own to every
 * page, which would hold them, and the router, a second time.
 */
export function BrokenPage({ texts, home }: { texts: Messages['failure']; home: string }) {
  return (
    <main className={`${styles.message} ${styles.broken}`}>
      <title>{texts.errorPage2}</title>
      <h1>{texts.errorPage2}</h1>
      <p>{texts.failureText}</p>
      {/* A whole page load: the router is part of what failed. */}
      <a href={home}>{texts.errorPage3}</a>
    </main>
  )
}
