'use client'

import { useTranslations } from 'next-intl'
import { EmailInput } from '@/components/forms/email-input'
import { controlOf } from '@/components/forms/form-fields'
import { consentBoxes, PersonalConsents } from '@/components/forms/personal-consents'
import { PhoneField } from '@/components/forms/phone-field'
import { Field } from '@/components/ui/field/field'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { TextArea } from '@/components/ui/input/text-area'
import { TextInput } from '@/components/ui/input/text-input'
import { Stack } from '@/components/ui/stack/stack'
import type { MessageField, MessageFields } from '@/lib/contacts/message-rules'
import { MESSAGE_MAX } from '@/provider/contract/rules/contacts/message-limits'
import { NAME_MAX } from '@/provider/contract/rules/profile/person'
import { messageFieldId } from './use-message-form'

type Props = {
  values: MessageFields
  set: (name: MessageField, value: string) => void
  errorOf: (name: MessageField) => string | undefined
}

export function MessageTextFields(form: Props) {
  const t = useTranslations('contacts.form')
  const { values, set, errorOf } = form
  return (
    <>
      <Field error={errorOf('name')} id={messageFieldId('name')} label={t('name')}>
        {(ids) => (
          <TextInput {...ids} {...controlOf(form, 'name')} autoComplete="name" maxLength={NAME_MAX} type="text" />
        )}
      </Field>
      <FieldGrid>
        <Field error={errorOf('phone')} hint={t('phoneHint')} id={messageFieldId('phone')} label={t('phone')}>
          {(ids) => (
            <PhoneField
              {...ids}
              clearLabel={t('clearPhone')}
              name="phone"
              onChange={(phone) => set('phone', phone)}
              value={values.phone}
            />
          )}
        </Field>
        <Field error={errorOf('email')} id={messageFieldId('email')} label={t('email')}>
          {(ids) => <EmailInput {...ids} {...controlOf(form, 'email')} />}
        </Field>
      </FieldGrid>
      <Field error={errorOf('message')} id={messageFieldId('message')} label={t('message')}>
        {(ids) => <TextArea {...ids} {...controlOf(form, 'message')} maxLength={MESSAGE_MAX} rows={5} />}
      </Field>
    </>
  )
}

export function MessageConsents(form: Props) {
  const t = useTranslations('contacts.form')
  return (
    <Stack>
      <PersonalConsents
        box={consentBoxes(form, messageFieldId)}
        newTab={t('newTab')}
        text={(name, link) => t.rich(name, { link })}
      />
    </Stack>
  )
}
