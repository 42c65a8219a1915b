import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { Text } from '@/components/ui/text/text'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'
import styles from './mobile-bar.module.css'

type Props = {
  settings: Settings | null
  /** In the place of the way to the booking. */
  children?: ReactNode
  /** It stands in the page, which takes the other one away. */
  isOfPage?: boolean
}

/**
 * The fixed bar of small screens: contacts, the phone number itself, booking (specification §2, decisions 0056 and 0111).
 * Its sheet takes it away where the page has a yellow button of its own; `data-bar` in a page does so in any case.
 */
export async function MobileBar({ settings, children, isOfPage = false }: Props) {
  const t = await getTranslations('layout')
  return (
    <nav
      aria-label={t('quickActions')}
      className={`${styles.mobile} no-print`}
      data-bar={isOfPage ? 'page' : undefined}
    >
      <Link className={styles.contact} href={SITE_LINKS.contacts}>
        <Icon of="map-pin" />
        {t('nav.contacts')}
      </Link>
      {settings && (
        <PhoneLink className={styles.contact} phone={settings.main_phone}>
          <Icon of="phone" />
          <Text as="span" isNumeric>
            {formatPhone(settings.main_phone)}
          </Text>
        </PhoneLink>
      )}
      {children ?? <Button href={SITE_LINKS.booking}>{t('book')}</Button>}
    </nav>
  )
}
