import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import { Notice } from '@/components/ui/notice/notice'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { TextLink } from '@/components/ui/text-link/text-link'
import { formatPhone } from '@/lib/format/phone'
import type { Settings } from '@/provider/contract/settings'
import { MessageForm } from './message-form'

type Props = {
  settings: Settings
  /** `document@version` pairs, joined by commas. */
  consents: string
}

/** The contact form; without JavaScript the mail address and the phone. */
export function MessageSection({ settings: { main_email, main_phone }, consents }: Props) {
  const t = useTranslations('contacts.form')
  const { contacts } = useMessages()
  return (
    <Panel flow="stack" heading={t('title')} headingId="message-title" id="message">
      <Text tone="muted">{t('lead')}</Text>
      <noscript>
        <Notice icon={null} kind="error">
          <p>
            {t.rich('noScript', {
              address: main_email,
              phone: formatPhone(main_phone),
              email: (chunks) => (
                <TextLink href={`mailto:${main_email}`} isExternal>
                  {chunks}
                </TextLink>
              ),
            })}
          </p>
        </Notice>
      </noscript>
      <NextIntlClientProvider messages={{ contacts: { form: contacts.form } }}>
        <MessageForm consents={consents} phone={main_phone} />
      </NextIntlClientProvider>
    </Panel>
  )
}
