'use client'

import { useTranslations } from 'next-intl'
import { FailureNote } from '@/components/forms/failure-note'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { PhoneField } from '@/components/forms/phone-field'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { Field } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/input/text-input'
import { Row } from '@/components/ui/row/row'
import { NAME_MAX } from '@/provider/contract/rules/profile/person'
import { useCallbackForm } from './use-callback-form'

type Props = { consents: string; phone: string; onCancel: () => void; onSent: () => void }

export function CallbackForm({ consents, phone, onCancel, onSent }: Props) {
  const t = useTranslations('callback')
  const form = useCallbackForm(consents, onSent)
  const { values, set, idOf, errorOf, failure } = form
  return (
    <form noValidate onSubmit={form.submit}>
      <Field error={errorOf('name')} id={idOf('name')} label={t('name')}>
        {(ids) => (
          <TextInput
            {...ids}
            autoComplete="name"
            maxLength={NAME_MAX}
            onChange={({ target }) => set('name', target.value)}
            type="text"
            value={values.name}
          />
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
      <PersonalConsents
        box={consentBoxes(form, idOf)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
      {failure && <FailureNote phone={phone}>{t(`failures.${failure}`)}</FailureNote>}
      <Row>
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('send')} />
        <Button onClick={onCancel} variant="soft">
          {t('cancel')}
        </Button>
      </Row>
    </form>
  )
}
