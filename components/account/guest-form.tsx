'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { usePlainForm } from '@/components/forms/use-plain-form'
import {
  FIELDS_OF,
  type GuestFault,
  type GuestField,
  type GuestScreen,
  guestFault,
  guestFieldId,
} from '@/lib/account/guest-rules'
import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { PASSWORD_MIN } from '@/provider/contract/rules/password'
import { GuestConsents } from './guest-consents'
import { GuestTextFields } from './guest-text-fields'

const EMPTY = { phone: '', password: '', repeat: '', privacyPolicy: '', personalData: '' }

type Props = { screen: GuestScreen; phoneText: string }

/** Sign in, registration and a new password. Nothing leaves the browser before there is a door for it. */
export function GuestForm({ screen, phoneText }: Props) {
  const t = useTranslations('account')
  const isReady = useHydrated()
  const [isAsked, setIsAsked] = useState(false)
  const names = FIELDS_OF[screen]
  const form = usePlainForm<GuestField, GuestFault>({
    names,
    initial: EMPTY,
    boxes: ['privacyPolicy', 'personalData'],
    faultOf: async (name, values) => {
      const fault = guestFault(screen, name, values)
      if (fault || name !== 'phone') return fault
      return (await isPossiblePhone(values.phone)) ? null : 'phoneWrong'
    },
  })
  const errorOf = (name: GuestField) => {
    const fault = form.faults[name]
    return fault ? t(`errors.${fault}`, { count: PASSWORD_MIN }) : undefined
  }
  const fields = { screen, values: form.values, set: form.set, errorOf }

  return (
    <form
      method="post"
      noValidate
      onBlur={form.leave}
      onSubmit={(event) => {
        setIsAsked(false)
        void form.submit(event, () => setIsAsked(true))
      }}
    >
      <fieldset className="f-fields" disabled={!isReady}>
        <ErrorSummary
          attempt={form.attempt}
          items={names.flatMap((name) => {
            const message = errorOf(name)
            return message ? [{ id: guestFieldId(name), message }] : []
          })}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        <GuestTextFields {...fields} />
        {screen === 'registration' && <GuestConsents {...fields} />}
        <p className="small" role="status">
          {isAsked && t('notYet', { phone: phoneText })}
        </p>
        <SubmitButton busyLabel={t(`${screen}.submit`)} isBusy={false} label={t(`${screen}.submit`)} />
      </fieldset>
    </form>
  )
}
