import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { OfflineBanner } from './offline-banner'
import { WaitBanner } from './wait-banner'

/** What is said without a net, and when an answer takes long: what was typed stays, and a call needs neither. */
export function OfflineNote({ phone }: { phone: string | null }) {
  const t = useTranslations('layout')
  const tContent = useTranslations('content')
  const call = phone !== null && <PhoneLink className="link num" phone={phone} />
  return (
    <>
      <OfflineBanner>
        <Icon of="wifi-off" />
        <span>{t('offline')}</span>
        {call}
      </OfflineBanner>
      <WaitBanner>
        <Icon of="hourglass" />
        <span>{tContent('longWait')}</span>
        {call}
      </WaitBanner>
    </>
  )
}
