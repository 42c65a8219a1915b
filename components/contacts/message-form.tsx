'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FailureNote } from '@/components/forms/failure-note'
import { focusElement } from '@/components/forms/focus-element'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Icon } from '@/components/ui/icon/icon'
import { Row } from '@/components/ui/row/row'
import { MessageConsents, MessageTextFields } from './message-fields'
import styles from './message-form.module.css'
import { useMessageForm } from './use-message-form'

type Props = { consents: string; phone: string }

/** Name, phone, e-mail, message and both consents (PRODUCT §6). Nothing typed is lost when it cannot be sent. */
export function MessageForm(props: Props) {
  const [round, setRound] = useState(0)
  return <OneMessage {...props} key={round} onMore={() => setRound((now) => now + 1)} />
}

function OneMessage({ consents, phone, onMore }: Props & { onMore: () => void }) {
  const t = useTranslations('contacts.form')
  const form = useMessageForm(consents)
  const { failure } = form
  if (form.sent) return <Sent onMore={onMore} />
  return (
    <Form fieldsClassName={`${styles.fields} js-only`} form={form} title={t('summary')} titlePrefix={t('titlePrefix')}>
      <MessageTextFields {...form} />
      <MessageConsents {...form} />
      {failure && <FailureNote phone={phone}>{t(`failures.${failure}`)}</FailureNote>}
      <ButtonRow>
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('submit')} />
      </ButtonRow>
    </Form>
  )
}

/** Stays in the form's place: a toast alone would go before it is read. */
function Sent({ onMore }: { onMore: () => void }) {
  const t = useTranslations('contacts.form')
  return (
    <div className={styles.fields} ref={focusElement} role="status" tabIndex={-1}>
      <Row>
        <Icon of="circle-check" size="l" />
        <h3>{t('sentTitle')}</h3>
      </Row>
      <p>{t('sentText')}</p>
      <ButtonRow>
        <Button onClick={onMore} variant="soft">
          {t('another')}
        </Button>
      </ButtonRow>
    </div>
  )
}
