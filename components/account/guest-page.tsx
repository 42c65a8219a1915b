import { Info } from 'lucide-react'
import { NextIntlClientProvider, useMessages, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { CallbackLink } from '@/components/callback/callback-link'
import { ContentText } from '@/components/content/content-text'
import type { GuestScreen } from '@/lib/account/guest-rules'
import { formatPhone, telHref } from '@/lib/format/phone'
import { GuestForm } from './guest-form'

type Props = {
  screen: GuestScreen
  phone: string
  /** Ways on: the other screens. */
  children: ReactNode
}

/** A screen of the account for people who are not signed in. It says at once that its door is not open yet. */
export function GuestPage({ screen, phone, children }: Props) {
  const t = useTranslations('account')
  const { account } = useMessages()
  const phoneText = formatPhone(phone)
  return (
    <div className="wrap">
      <div className="auth">
        <div className="f">
          <div>
            <h1>{t(`${screen}.heading`)}</h1>
            <p className="muted">{t(`${screen}.lead`)}</p>
          </div>
          <p className="closed-note">
            <Info aria-hidden="true" className="ic" />
            <span>
              {t.rich('closed', {
                phone: () => (
                  <a className="link num" href={telHref(phone)}>
                    {phoneText}
                  </a>
                ),
                call: (chunks) => <CallbackLink className="link">{chunks}</CallbackLink>,
              })}
            </span>
          </p>
          <noscript>
            <p className="small">
              <ContentText phone={phone} text={t('noScript', { phone: phoneText })} />
            </p>
          </noscript>
          <NextIntlClientProvider messages={{ account }}>
            <GuestForm phoneText={phoneText} screen={screen} />
          </NextIntlClientProvider>
          <div className="small muted stack">{children}</div>
        </div>
        <div aria-hidden="true" className="a" />
      </div>
    </div>
  )
}
