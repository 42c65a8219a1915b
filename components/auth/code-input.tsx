'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { Field } from '@/components/ui/field/field'
import { TextInput } from '@/components/ui/input/text-input'
import { cleanCode } from '@/lib/auth/clean-code'
import { guestFieldId } from '@/lib/auth/guest-rules'
import type { CodeChannel } from '@/provider/contract/rules/auth/codes'
import type { GuestForm } from './use-guest-form'

/** One field, so that a phone can put the code of a message into it by itself. */
export function CodeInput({ form, channel }: { form: GuestForm; channel: CodeChannel }) {
  const t = useTranslations('auth.code')
  const field = useRef<HTMLInputElement>(null)

  // The step before had the focus, and is gone.
  useEffect(() => field.current?.focus(), [])

  return (
    <Field error={form.errorOf('code')} id={guestFieldId('code')} label={t(`label.${channel}`)}>
      {(ids) => (
        <TextInput
          {...ids}
          autoComplete="one-time-code"
          inputMode="numeric"
          isCode
          name="code"
          onChange={({ target }) => form.set('code', cleanCode(target.value))}
          ref={field}
          type="text"
          value={form.values.code}
        />
      )}
    </Field>
  )
}
