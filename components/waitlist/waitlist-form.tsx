'use client'

import { useTranslations } from 'next-intl'
import { EmailInput } from '@/components/forms/email-input'
import { ErrorSummary } from '@/components/forms/error-summary'
import { FailureNote } from '@/components/forms/failure-note'
import { controlOf } from '@/components/forms/form-fields'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Field } from '@/components/ui/field/field'
import { RadioGroup } from '@/components/ui/radio-group/radio-group'
import { Stack } from '@/components/ui/stack/stack'
import { formatPhone } from '@/lib/format/phone'
import type { WaitedCar } from '@/lib/waitlist/waited-car'
import { useWaitlistForm, type WaitlistOutcome } from './use-waitlist-form'

type Props = {
  consents: string
  /** Of the branch. */
  phone: string
  about: WaitedCar
  onCancel: () => void
  onSent: (outcome: WaitlistOutcome) => void
}

/** Where to tell that a car is free: an e-mail, or the own phone of a client who is signed in. */
export function WaitlistForm({ consents, phone, about, onCancel, onSent }: Props) {
  const t = useTranslations('callback')
  const form = useWaitlistForm(consents, about, onSent)
  const { values, set, idOf, errorOf, failure } = form
  const isSms = values.channel === 'sms'
  return (
    <Stack as="form" noValidate onBlur={form.leave} onSubmit={form.submit}>
      <ErrorSummary form={form} title={t('question.summary')} titlePrefix={t('question.titlePrefix')} />
      {form.phone && (
        <RadioGroup
          legend={t('waitlist.channel')}
          look="chips"
          name="channel"
          onChange={(value) => set('channel', value)}
          options={[
            { value: 'email', label: t('waitlist.byEmail') },
            { value: 'sms', label: t('waitlist.bySms') },
          ]}
          value={values.channel}
        />
      )}
      {isSms && form.phone ? (
        <p>{t('waitlist.smsTo', { phone: formatPhone(form.phone) })}</p>
      ) : (
        <Field error={errorOf('email')} hint={t('waitlist.hint')} id={idOf('email')} label={t('question.email')}>
          {(ids) => <EmailInput {...ids} {...controlOf(form, 'email')} />}
        </Field>
      )}
      <PersonalConsents
        box={consentBoxes(form, idOf)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
      {failure && <FailureNote phone={phone}>{t(`waitlist.failures.${failure}`)}</FailureNote>}
      <ButtonRow align="center">
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('waitlist.send')} />
        <Button onClick={() => onCancel()} variant="soft">
          {t('cancel')}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
