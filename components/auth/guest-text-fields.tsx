'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/forms/password-field'
import { PhoneField } from '@/components/forms/phone-field'
import { Field } from '@/components/ui/field/field'
import { guestFieldId } from '@/lib/auth/guest-rules'
import { PASSWORD_MIN } from '@/provider/contract/rules/auth/password'
import { PasswordMeter } from './password-meter'
import type { GuestForm } from './use-guest-form'

type PhoneProps = { form: GuestForm; autoComplete: string; hint?: string }

export function PhoneInput({ form, autoComplete, hint }: PhoneProps) {
  const t = useTranslations('auth')
  return (
    <Field error={form.errorOf('phone')} hint={hint} id={guestFieldId('phone')} label={t('phone')}>
      {(ids) => (
        <PhoneField
          {...ids}
          autoComplete={autoComplete}
          clearLabel={t('clearPhone')}
          name="phone"
          onChange={(phone) => form.set('phone', phone)}
          value={form.values.phone}
        />
      )}
    </Field>
  )
}

/** A password that is chosen, twice, with what makes it good. */
export function NewPasswordInputs({ form }: { form: GuestForm }) {
  const t = useTranslations('auth')
  const shared = { form, autoComplete: 'new-password' } as const
  return (
    <>
      <GuestPassword
        {...shared}
        hint={t('passwordHint', { count: PASSWORD_MIN })}
        label={t('newPassword')}
        name="password"
      />
      <PasswordMeter password={form.values.password} />
      <GuestPassword {...shared} label={t('repeat')} name="repeat" />
    </>
  )
}

type PasswordProps = Pick<ComponentProps<typeof PasswordField>, 'label' | 'autoComplete' | 'hint'> & {
  form: GuestForm
  name: 'password' | 'repeat'
}

export function GuestPassword({ form, name, ...input }: PasswordProps) {
  return (
    <PasswordField
      {...input}
      error={form.errorOf(name)}
      id={guestFieldId(name)}
      name={name}
      onChange={(value) => form.set(name, value)}
      value={form.values[name]}
    />
  )
}
