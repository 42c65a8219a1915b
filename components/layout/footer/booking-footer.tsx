import { useTranslations } from 'next-intl'
import { Container } from '@/components/ui/container/container'
import { BRAND } from '@/lib/config/product'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import styles from './booking-footer.module.css'

const LINKS = ['publicOffer', 'rentalTerms', 'privacy', 'personalData'] as const

/** What was agreed to must be in reach; nothing else of the site's footer is. */
export function BookingFooter({ settings }: { settings: Settings | null }) {
  const t = useTranslations('layout.legal')
  const cookies = useTranslations('layout.cookies')
  return (
    <footer className={`${styles.legal} no-print`}>
      <Container>
        {LINKS.map((to) => (
          <Link href={SITE_LINKS[to]} key={to}>
            {t(to)}
          </Link>
        ))}
        <button className="js-only" data-answer="ask" type="button">
          {cookies('change')}
        </button>
        <span>© {settings?.brand ?? BRAND}</span>
      </Container>
    </footer>
  )
}
