import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { formatPhone } from '@/lib/format/phone'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { Settings } from '@/provider/contract/settings'

type Props = {
  settings: Settings | null
  /** In the place of the way to the booking. */
  children?: ReactNode
}

/** The fixed bar of small screens: contacts, the phone number itself, booking (specification §2, decision 0056). */
export async function MobileBar({ settings, children }: Props) {
  const t = await getTranslations('layout')
  return (
    <nav aria-label={t('quickActions')} className="mbar">
      <Link className="t" href={SITE_LINKS.contacts}>
        <Icon of="map-pin" />
        {t('nav.contacts')}
      </Link>
      {settings && (
        <PhoneLink className="t" phone={settings.main_phone}>
          <Icon of="phone" />
          <span className="num">{formatPhone(settings.main_phone)}</span>
        </PhoneLink>
      )}
      {children ?? (
        <Link className="btn dark" href={SITE_LINKS.booking}>
          {t('book')}
        </Link>
      )}
    </nav>
  )
}
