'use client'

import './partners.css'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { PersonalConsents } from '@/components/forms/personal-consents'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Icon } from '@/components/ui/icon/icon'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { PARTNER_FIELDS } from '@/lib/partners/partner-rules'
import { PartnerFields, partnerFieldId } from './partner-fields'
import { type PartnerFailure, type PartnerForm as PartnerFormState, usePartnerForm } from './use-partner-form'

type Props = {
  /** `document@version` pairs, joined by commas. */
  consents: string
  phone: string
}

/** Asks to become a partner: both consents apart, errors by field; a failed sending keeps what was typed. */
export function PartnerForm({ consents, phone }: Props) {
  const t = useTranslations('partners')
  const { form, leave, rule, submit, isSending, outcome } = usePartnerForm(consents)
  const isReady = useHydrated()
  const { errors, submitCount } = form.formState
  if (outcome === 'sent') return <Sent />
  return (
    <form className="partner-form" method="post" noValidate onBlur={leave} onSubmit={form.handleSubmit(submit)}>
      <fieldset disabled={!isReady} role="none">
        <ErrorSummary
          attempt={submitCount}
          items={PARTNER_FIELDS.flatMap((name) => {
            const message = errors[name]?.message
            return message ? [{ id: partnerFieldId(name), message }] : []
          })}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        <PartnerFields form={form} leave={leave} rule={rule} />
        <Consents form={form} rule={rule} />
        {outcome && <Failure outcome={outcome} phone={phone} />}
        <SubmitButton busyLabel={t('form.sending')} isBusy={isSending} label={t('form.send')} />
      </fieldset>
    </form>
  )
}

/** Separate boxes, each with its own document, never ticked beforehand (152-FZ). */
function Consents({ form, rule }: Pick<PartnerFormState, 'form' | 'rule'>) {
  const t = useTranslations('partners.form')
  const box = (name: 'privacyPolicy' | 'personalData') => ({
    ...form.register(name, { ...rule(name), onChange: () => form.clearErrors(name) }),
    id: partnerFieldId(name),
    error: form.formState.errors[name]?.message,
  })
  return <PersonalConsents box={box} newTab={t('newTab')} text={(name, link) => t.rich(name, { link })} />
}

function Failure({ outcome, phone }: { outcome: PartnerFailure; phone: string }) {
  const t = useTranslations('partners.failures')
  const gap = sentenceGap(useLocale())
  return (
    <div className="errsum" role="alert">
      <Icon of="circle-alert" />
      <p>
        {t(outcome)}
        {gap}
        <LivePhoneLink className="link num" phone={phone} />
      </p>
    </div>
  )
}

/** Takes the focus: the form that had it is gone. */
function Sent() {
  const t = useTranslations('partners.form')
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div className="partner-sent" ref={box} role="status" tabIndex={-1}>
      <div className="row">
        <Icon of="circle-check" />
        <h3>{t('sentTitle')}</h3>
      </div>
      <p className="muted">{t('sentText')}</p>
    </div>
  )
}
