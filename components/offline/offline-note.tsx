import { WifiOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { OfflineBanner } from './offline-banner'

/** What is said without a net: what was typed stays, and a call needs none. */
export function OfflineNote({ phone }: { phone: string | null }) {
  const t = useTranslations('layout')
  return (
    <OfflineBanner>
      <WifiOff aria-hidden="true" className="ic" />
      <span>{t('offline')}</span>
      {phone !== null && <PhoneLink className="link num" phone={phone} />}
    </OfflineBanner>
  )
}
