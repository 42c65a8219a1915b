import './account.css'
import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ContentText } from '@/components/content/content-text'
import type { GuestScreen } from '@/lib/auth/guest-rules'
import { CURRENT_VERSIONS } from '@/lib/documents/versions'
import { formatPhone } from '@/lib/format/phone'
import { GuestForm } from './guest-form'

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
    <div className="wrap">
      <div className="auth">
        <div className="f">
          <div>
            <h1>{t(`${screen}.heading`)}</h1>
            <p className="muted">{t(`${screen}.lead`)}</p>
          </div>
          <noscript>
            <p className="small">
              <ContentText phone={phone} text={t('noScript', { phone: formatPhone(phone) })} />
            </p>
          </noscript>
          <NextIntlClientProvider messages={{ auth }}>
            <GuestForm
              consents={`privacy_policy@${privacy_policy},personal_data_agreement@${personal_data_agreement}`}
              phone={phone}
              screen={screen}
            />
          </NextIntlClientProvider>
          <div className="small muted stack">{children}</div>
        </div>
        <div aria-hidden="true" className="a" />
      </div>
    </div>
  )
}
