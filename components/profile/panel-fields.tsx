'use client'

import { useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { ariaOf, Field } from '@/components/forms/field'
import { PasswordField } from '@/components/forms/password-field'
import { useFaultText } from './use-fault-text'
import type { PanelForm } from './use-panel'

type Props<Name extends string> = {
  form: PanelForm<Name>
  name: Name
  label: string
  hint?: string
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'inputMode' | 'type' | 'lang'>

export function PanelText<Name extends string>({ form, name, label, hint, ...input }: Props<Name>) {
  const error = useError(form, name)
  const id = form.idOf(name)
  return (
    <Field error={error} hint={hint} id={id} label={label}>
      <input
        className="inp"
        name={name}
        onChange={({ target }) => form.set(name, target.value)}
        type="text"
        value={form.values[name]}
        {...input}
        {...ariaOf(id, { hint, error })}
      />
    </Field>
  )
}

export function PanelPassword<Name extends string>({ form, name, label, hint, autoComplete }: Props<Name>) {
  const t = useTranslations('profile')
  const error = useError(form, name)
  const id = form.idOf(name)
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

function useError<Name extends string>(form: PanelForm<Name>, name: Name): string | undefined {
  const textOf = useFaultText()
  const fault = form.faultOf(name)
  return fault ? textOf(fault) : undefined
}
