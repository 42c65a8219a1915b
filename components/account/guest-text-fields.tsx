'use client'

import { useTranslations } from 'next-intl'
import { ariaOf, Field } from '@/components/forms/field'
import { PasswordField } from '@/components/forms/password-field'
import { PhoneField } from '@/components/forms/phone-field'
import { guestFieldId } from '@/lib/account/guest-rules'
import { PASSWORD_MIN } from '@/provider/contract/rules/password'
import { PasswordMeter } from './password-meter'
import type { GuestForm } from './use-guest-form'

type PhoneProps = { form: GuestForm; autoComplete: string; hint?: string }

export function PhoneInput({ form, autoComplete, hint }: PhoneProps) {
  const t = useTranslations('account')
  const id = guestFieldId('phone')
  const error = form.errorOf('phone')
  return (
    <Field error={error} hint={hint} id={id} label={t('phone')}>
      <PhoneField
        autoComplete={autoComplete}
        clearLabel={t('clearPhone')}
        name="phone"
        onBlur={() => undefined}
        onChange={(phone) => form.set('phone', phone)}
        value={form.values.phone}
        {...ariaOf(id, { hint, error })}
      />
    </Field>
  )
}

/** A password that is chosen, twice, with what makes it good. */
export function NewPasswordInputs({ form }: { form: GuestForm }) {
  const t = useTranslations('account')
  const shared = { form, autoComplete: 'new-password' } as const
  return (
    <>
      <PasswordInput
        {...shared}
        hint={t('passwordHint', { count: PASSWORD_MIN })}
        label={t('newPassword')}
        name="password"
      />
      <PasswordMeter password={form.values.password} />
      <PasswordInput {...shared} label={t('repeat')} name="repeat" />
    </>
  )
}

type PasswordProps = {
  form: GuestForm
  name: 'password' | 'repeat'
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string
}

export function PasswordInput({ form, name, label, autoComplete, hint }: PasswordProps) {
  const t = useTranslations('account')
  const id = guestFieldId(name)
  const error = form.errorOf(name)
  return (
    <Field error={error} hint={hint} id={id} label={label}>
      <PasswordField
        autoCapitalize="none"
        autoComplete={autoComplete}
        name={name}
        onChange={({ target }) => form.set(name, target.value)}
        showLabel={t('showPassword', { field: label })}
        value={form.values[name]}
        {...ariaOf(id, { hint, error })}
      />
    </Field>
  )
}
