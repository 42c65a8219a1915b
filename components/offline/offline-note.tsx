import { useTranslations } from 'next-intl'
import { PhoneLink } from '@/components/layout/phone-link'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/text-link/text-link'
import { OfflineBanner } from './offline-banner'
import { WaitBanner } from './wait-banner'

/** What is said without a net, and when an answer takes long: what was typed stays, and a call needs neither. */
export function OfflineNote({ phone }: { phone: string | null }) {
  const t = useTranslations('layout')
  const tContent = useTranslations('content')
  const call = phone !== null && <TextLink as={PhoneLink} isNumeric phone={phone} tone="plain" />
  return (
    <>
      <OfflineBanner>
        <Container as="p">
          <Icon of="wifi-off" />
          <span>{t('offline')}</span>
          {call}
        </Container>
      </OfflineBanner>
      <WaitBanner>
        <Container as="p">
          <Icon of="hourglass" />
          <span>{tContent('longWait')}</span>
          {call}
        </Container>
      </WaitBanner>
    </>
  )
}
