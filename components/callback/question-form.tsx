'use client'

import { useTranslations } from 'next-intl'
import { EmailInput } from '@/components/forms/email-input'
import { ErrorSummary } from '@/components/forms/error-summary'
import { FailureNote } from '@/components/forms/failure-note'
import { controlOf } from '@/components/forms/form-fields'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { PhoneField } from '@/components/forms/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/input/text-input'
import { Row } from '@/components/ui/row/row'
import type { QuestionCar } from '@/lib/callback/question-rules'
import { NAME_MAX } from '@/provider/contract/rules/profile/person'
import { useQuestionForm } from './use-question-form'

type Props = { consents: string; phone: string; about: QuestionCar; onCancel: () => void; onSent: () => void }

/** The small form (PRODUCT §6): a question about a car that cannot be booked, as a message to the branch. */
export function QuestionForm({ consents, phone, about, onCancel, onSent }: Props) {
  const t = useTranslations('callback')
  const form = useQuestionForm(consents, about, onSent)
  const { values, set, idOf, errorOf, failure } = form
  return (
    <form noValidate onBlur={form.leave} onSubmit={form.submit}>
      <ErrorSummary form={form} title={t('question.summary')} titlePrefix={t('question.titlePrefix')} />
      <Field error={errorOf('fio')} id={idOf('fio')} label={t('question.fio')}>
        {(ids) => (
          <TextInput {...ids} {...controlOf(form, 'fio')} autoComplete="name" maxLength={NAME_MAX} type="text" />
        )}
      </Field>
      <Field error={errorOf('phone')} id={idOf('phone')} label={t('phone')}>
        {(ids) => (
          <PhoneField
            {...ids}
            clearLabel={t('clearPhone')}
            name="phone"
            onChange={(value) => set('phone', value)}
            value={values.phone}
          />
        )}
      </Field>
      <Field error={errorOf('email')} id={idOf('email')} label={t('question.email')}>
        {(ids) => <EmailInput {...ids} {...controlOf(form, 'email')} />}
      </Field>
      <PersonalConsents
        box={consentBoxes(form, idOf)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
      {failure && <FailureNote phone={phone}>{t(`question.failures.${failure}`)}</FailureNote>}
      <Row>
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('question.send')} />
        <Button onClick={onCancel} variant="soft">
          {t('cancel')}
        </Button>
      </Row>
    </form>
  )
}
