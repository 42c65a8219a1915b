import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { Container } from '@/components/ui/container/container'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { formatPhone } from '@/lib/format/phone'
import { StopLoader } from './stop-loader'

/** The page of the link that stops messages of the waitlist. */
export function StopView({ phone }: { phone: string }) {
  const t = useTranslations('waitlist.stop')
  const { waitlist } = useMessages()
  return (
    <Container space="both">
      <Panel as="div" flow="stack">
        <h1>{t('title')}</h1>
        <Text tone="muted">{t('lead')}</Text>
        <NextIntlClientProvider messages={{ waitlist: { stop: waitlist.stop } }}>
          <noscript>{t('noScript', { phone: formatPhone(phone) })}</noscript>
          <StopLoader failure={<p>{t('noScript', { phone: formatPhone(phone) })}</p>} phone={phone}>
            <p>{t('reading')}</p>
          </StopLoader>
        </NextIntlClientProvider>
      </Panel>
    </Container>
  )
}
