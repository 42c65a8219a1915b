import { Moon } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Link } from '@/lib/i18n/navigation'
import { SITE_LINKS } from '@/lib/routing/site-links'
import type { TransfersAnswer } from '@/provider/contract/transfers'

/** Hours with a price of their own (specification §9), whom to ask for it, and the way to cars without a driver (§2). */
export function NightNote({ night, phone }: { night: TransfersAnswer['night']; phone: string }) {
  const t = useTranslations('transfers')
  return (
    <p className="note">
      <Moon aria-hidden="true" className="ic" />
      <span>
        {t('night', night)} <PhoneLink className="link num" phone={phone} />
        <br />
        {t('selfDrive')}{' '}
        <Link className="link" href={SITE_LINKS.rent}>
          {t('selfDriveLink')}
        </Link>
      </span>
    </p>
  )
}
