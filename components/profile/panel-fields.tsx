'use client'

import type { ComponentProps } from 'react'
import { PasswordField } from '@/components/forms/password-field'
import { Field } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/input/text-input'
import type { PanelForm } from './use-panel'

type Props<Name extends string> = {
  form: PanelForm<Name>
  name: Name
  label: string
  hint?: string
} & Pick<ComponentProps<'input'>, 'autoComplete' | 'autoCapitalize' | 'inputMode' | 'lang'>

export function PanelText<Name extends string>({ form, name, label, hint, ...input }: Props<Name>) {
  return (
    <Field error={form.errorOf(name)} hint={hint} id={form.idOf(name)} label={label}>
      {(ids) => (
        <TextInput
          {...ids}
          name={name}
          onChange={({ target }) => form.set(name, target.value)}
          type="text"
          value={form.values[name]}
          {...input}
        />
      )}
    </Field>
  )
}

type PasswordProps<Name extends string> = Pick<Props<Name>, 'form' | 'name' | 'label' | 'hint'> &
  Pick<ComponentProps<typeof PasswordField>, 'autoComplete'>

export function PanelPassword<Name extends string>({ form, name, ...input }: PasswordProps<Name>) {
  return (
    <PasswordField
      {...input}
      error={form.errorOf(name)}
      id={form.idOf(name)}
      name={name}
      onChange={(value) => form.set(name, value)}
      value={form.values[name]}
    />
  )
}
