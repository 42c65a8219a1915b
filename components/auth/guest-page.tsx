import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/content/content-text'
import { Container } from '@/components/ui/container/container'
import { Text } from '@/components/ui/text/text'
import type { GuestScreen } from '@/lib/auth/guest-rules'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { formatPhone } from '@/lib/format/phone'
import { GuestForm } from './guest-form'
import styles from './guest-page.module.css'

type Props = {
  screen: GuestScreen
  phone: string
  /** Ways on: the other screens. */
  children: ReactNode
}

/** A screen of the account for people who are not signed in. */
export function GuestPage({ screen, phone, children }: Props) {
  const t = useTranslations('auth')
  const { auth } = useMessages()
  const { privacy_policy, personal_data_agreement } = CURRENT_VERSIONS
  return (
    <Container>
      <div className={styles.screen}>
        <div>
          <div>
            <h1>{t(`${screen}.heading`)}</h1>
            <Text tone="muted">{t(`${screen}.lead`)}</Text>
          </div>
          <noscript>
            <Text size="s">
              <ContentText phone={phone} text={t('noScript', { phone: formatPhone(phone) })} />
            </Text>
          </noscript>
          <NextIntlClientProvider messages={{ auth }}>
            <GuestForm
              consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
              phone={phone}
              screen={screen}
            />
          </NextIntlClientProvider>
          <Text as="div" size="s" tone="muted">
            {children}
          </Text>
        </div>
        <div aria-hidden="true" />
      </div>
    </Container>
  )
}
