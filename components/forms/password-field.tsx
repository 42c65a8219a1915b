'use client'

import { useTranslations } from 'next-intl'
import { Field } from '@/components/ui/field/field'
import { PasswordInput } from '@/components/ui/password-input/password-input'

type Props = {
  id: string
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  hint?: string | undefined
  error?: string | undefined
  value: string
  onChange: (value: string) => void
}

/** A password with its label, hint and error. */
export function PasswordField({ id, name, label, autoComplete, hint, error, value, onChange }: Props) {
  const t = useTranslations('auth')
  return (
    <Field error={error} hint={hint} id={id} label={label}>
      {(ids) => (
        <PasswordInput
          {...ids}
          autoCapitalize="none"
          autoComplete={autoComplete}
          name={name}
          onChange={({ target }) => onChange(target.value)}
          showLabel={t('showPassword', { field: label })}
          value={value}
        />
      )}
    </Field>
  )
}
