import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
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
    <section aria-labelledby="message-title" className="panel" id="message">
      <h2 id="message-title">{t('title')}</h2>
      <p className="muted">{t('lead')}</p>
      <noscript>
        <div className="errsum">
          <p>
            {t.rich('noScript', {
              address: main_email,
              phone: formatPhone(main_phone),
              email: (chunks) => (
                <a className="link" href={`mailto:${main_email}`}>
                  {chunks}
                </a>
              ),
            })}
          </p>
        </div>
      </noscript>
      <NextIntlClientProvider messages={{ contacts: { form: contacts.form } }}>
        <MessageForm consents={consents} phone={main_phone} />
      </NextIntlClientProvider>
    </section>
  )
}
