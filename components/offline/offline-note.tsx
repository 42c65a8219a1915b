import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { PhoneLink } from '@/components/layout/phone-link'
import { Container } from '@/components/ui/container/container'
import { Icon } from '@/components/ui/icon/icon'
import { TextLink } from '@/components/ui/text-link/text-link'
import { OfflineBanner } from './offline-banner'
import { WaitBanner } from './wait-banner'

/**
 * What is said without a net, and when a page or an answer takes long: what was typed stays, a call needs neither, and nobody
 * has to wait for another page. The way to stay leads to the page itself: for Next a newer navigation, which ends the other.
 */
export function OfflineNote({ phone }: { phone: string | null }) {
  const t = useTranslations('layout')
  const tContent = useTranslations('content')
  const call = phone !== null && <TextLink as={PhoneLink} isNumeric phone={phone} tone="plain" />
  const waiting = (way?: ReactNode) => (
    <Container as="p">
      <Icon of="hourglass" />
      <span>{tContent('longWait')}</span>
      {call}
      {way}
    </Container>
  )
  return (
    <>
      <OfflineBanner>
        <Container as="p">
          <Icon of="wifi-off" />
          <span>{t('offline')}</span>
          {call}
        </Container>
      </OfflineBanner>
      <WaitBanner
        page={waiting(
          <TextLink href="#" replace scroll={false} tone="plain">
            {tContent('stayHere')}
          </TextLink>,
        )}
      >
        {waiting()}
      </WaitBanner>
    </>
  )
}
