'use client'

import '@/components/forms/plain-form.css'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { FIELDS_OF, guestFieldId } from '@/lib/account/guest-rules'
import { RefusalNote } from './refusal-note'
import type { GuestForm } from './use-guest-form'

type Props = {
  form: GuestForm
  /** The branch's, for when nothing helps. */
  phone: string
  submitLabel: string
  busyLabel: string
  /** Nothing can come of it now; the fields say why. */
  isBlocked?: boolean
  onSubmit: () => Promise<void>
  children: ReactNode
}

/** What every step has: the list of errors, the refusal, the button. */
export function GuestFrame({ form, phone, submitLabel, busyLabel, isBlocked = false, onSubmit, children }: Props) {
  const t = useTranslations('account')
  const isReady = useHydrated()
  return (
    <form method="post" noValidate onBlur={form.leave} onSubmit={(event) => form.submit(event, onSubmit)}>
      <fieldset className="f-fields js-only" disabled={!isReady}>
        <ErrorSummary
          attempt={form.attempt}
          items={FIELDS_OF[form.step].flatMap((name) => {
            const message = form.errorOf(name)
            return message ? [{ id: guestFieldId(name), message }] : []
          })}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        {form.told && <RefusalNote key={form.told.turn} phone={phone} step={form.step} told={form.told} />}
        {children}
        {isBlocked ? (
          <button className="btn primary" disabled type="submit">
            {submitLabel}
          </button>
        ) : (
          <SubmitButton busyLabel={busyLabel} isBusy={form.isSending} label={submitLabel} />
        )}
      </fieldset>
    </form>
  )
}
