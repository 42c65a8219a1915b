import { NextIntlClientProvider } from 'next-intl'
import { getMessages } from 'next-intl/server'
import { RecentlyViewedLinks } from '@/components/layout/header/recently-viewed-links'
import { Container } from '@/components/ui/container/container'
import styles from './recently-viewed.module.css'

/**
 * The way back for whoever was here before; for everybody the same empty line in the server's HTML.
 *
 * @param isInSpace after a section, in the space below it, not under it
 */
export async function RecentlyViewed({ isInSpace = false }: { isInSpace?: boolean }) {
  const { layout } = await getMessages()
  return (
    <Container>
      <div className={styles.line} data-look={isInSpace ? 'space' : undefined}>
        <NextIntlClientProvider messages={{ layout: { seen: layout.seen } }}>
          <RecentlyViewedLinks />
        </NextIntlClientProvider>
      </div>
    </Container>
  )
}
