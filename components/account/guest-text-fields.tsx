'use client'

import { useTranslations } from 'next-intl'
import { ariaOf, Field } from '@/components/forms/field'
import { PasswordField } from '@/components/forms/password-field'
import { PhoneField } from '@/components/forms/phone-field'
import { FIELDS_OF, type GuestField, type GuestFields, type GuestScreen, guestFieldId } from '@/lib/account/guest-rules'
import { PASSWORD_MIN } from '@/provider/contract/rules/password'
import { PasswordMeter } from './password-meter'

export type GuestFieldsProps = {
  screen: GuestScreen
  values: GuestFields
  set: (name: GuestField, value: string) => void
  errorOf: (name: GuestField) => string | undefined
}

/** Phone and passwords. */
export function GuestTextFields(props: GuestFieldsProps) {
  const { screen, values, set, errorOf } = props
  const t = useTranslations('account')
  const isNew = screen !== 'login'
  const id = guestFieldId('phone')
  const hint = isNew ? t('phoneHint') : undefined
  return (
    <>
      <Field error={errorOf('phone')} hint={hint} id={id} label={t('phone')}>
        <PhoneField
          clearLabel={t('clearPhone')}
          name="phone"
          onBlur={() => undefined}
          onChange={(phone) => set('phone', phone)}
          value={values.phone}
          {...ariaOf(id, { hint, error: errorOf('phone') })}
        />
      </Field>
      <Password
        {...props}
        hint={isNew ? t('passwordHint', { count: PASSWORD_MIN }) : undefined}
        label={isNew ? t('newPassword') : t('password')}
        name="password"
      />
      {isNew && <PasswordMeter password={values.password} />}
      {FIELDS_OF[screen].includes('repeat') && <Password {...props} label={t('repeat')} name="repeat" />}
    </>
  )
}

type PasswordProps = GuestFieldsProps & { name: 'password' | 'repeat'; label: string; hint?: string | undefined }

function Password({ screen, values, set, errorOf, name, label, hint }: PasswordProps) {
  const t = useTranslations('account')
  const id = guestFieldId(name)
  return (
    <Field error={errorOf(name)} hint={hint} id={id} label={label}>
      <PasswordField
        autoComplete={screen === 'login' ? 'current-password' : 'new-password'}
        name={name}
        onChange={({ target }) => set(name, target.value)}
        showLabel={t('showPassword', { field: label })}
        value={values[name]}
        {...ariaOf(id, { hint, error: errorOf(name) })}
      />
    </Field>
  )
}
