'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { FailureNote } from '@/components/forms/failure-note'
import { Form } from '@/components/forms/form'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { SubmitButton } from '@/components/forms/submit-button'
import { Icon } from '@/components/ui/icon/icon'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { PartnerFields } from './partner-fields'
import styles from './partner-form.module.css'
import { partnerFieldId, usePartnerForm } from './use-partner-form'

type Props = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  phone: string
}

/** Asks to become a partner: both consents apart, errors by field; a failed sending keeps what was typed. */
export function PartnerForm({ consents, phone }: Props) {
  const t = useTranslations('partners')
  const form = usePartnerForm(consents)
  if (form.sent) return <Sent />
  return (
    <Form className={styles.form} form={form} title={t('errors.summary')} titlePrefix={t('errors.titlePrefix')}>
      <PartnerFields form={form} />
      <PersonalConsents
        box={consentBoxes(form, partnerFieldId)}
        newTab={t('form.newTab')}
        text={(name, link) => t.rich(`form.${name}`, { link })}
      />
      {form.failure && <FailureNote phone={phone}>{t(`failures.${form.failure}`)}</FailureNote>}
      <SubmitButton busyLabel={t('form.sending')} isBusy={form.isSending} label={t('form.send')} />
    </Form>
  )
}

/** Takes the focus: the form that had it is gone. */
function Sent() {
  const t = useTranslations('partners.form')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className={styles.sent} ref={box} role="status" tabIndex={-1}>
      <Row>
        <Icon of="circle-check" />
        <h3>{t('sentTitle')}</h3>
      </Row>
      <Text tone="muted">{t('sentText')}</Text>
    </div>
  )
}
