'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { MessageConsents, MessageTextFields } from './message-fields'
import { useMessageForm } from './use-message-form'

type Props = { consents: string; phone: string }

/** Name, phone, e-mail, message and both consents (PRODUCT §6). Nothing typed is lost when it cannot be sent. */
export function MessageForm(props: Props) {
  const [round, setRound] = useState(0)
  return <OneMessage {...props} key={round} onMore={() => setRound((now) => now + 1)} />
}

function OneMessage({ consents, phone, onMore }: Props & { onMore: () => void }) {
  const t = useTranslations('contacts.form')
  const gap = sentenceGap(useLocale())
  const form = useMessageForm(consents)
  const { failure } = form
  if (form.sent) return <Sent onMore={onMore} />
  return (
    <Form fieldsClassName="contact-form js-only" form={form} title={t('summary')} titlePrefix={t('titlePrefix')}>
      <MessageTextFields {...form} />
      <MessageConsents {...form} />
      {failure && (
        <div className="errsum" role="alert">
          <Icon of="circle-alert" />
          <p>
            {t(`failures.${failure}`)}
            {gap}
            <LivePhoneLink className="link num" phone={phone} />
          </p>
        </div>
      )}
      <div className="info-acts">
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('submit')} />
      </div>
    </Form>
  )
}

/** Stays in the form's place: a toast alone would go before it is read. */
function Sent({ onMore }: { onMore: () => void }) {
  const t = useTranslations('contacts.form')
  return (
    <div className="contact-form" ref={takeFocus} role="status" tabIndex={-1}>
      <div className="row sent">
        <Icon of="circle-check" size="l" />
        <h3>{t('sentTitle')}</h3>
      </div>
      <p>{t('sentText')}</p>
      <div className="info-acts">
        <button className="btn soft" onClick={onMore} type="button">
          {t('another')}
        </button>
      </div>
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
