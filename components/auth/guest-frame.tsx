'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useTypedBefore } from '@/components/forms/use-typed-before'
import { Button } from '@/components/ui/button/button'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { repairPhone } from '@/lib/forms/repair-phone'
import styles from './auth-form.module.css'
import { RejectionNote } from './rejection-note'
import type { GuestForm } from './use-guest-form'

type Props = {
  form: GuestForm
  /** The branch's, for when nothing helps. */
  phone: string
  submitLabel: string
  busyLabel: string
  /** Nothing can come of it now; the fields say why. */
  isBlocked?: boolean
  children: ReactNode
}

/** What every step has: the list of errors, the rejection, the button. */
export function GuestFrame({ form, phone, submitLabel, busyLabel, isBlocked = false, children }: Props) {
  const t = useTranslations('auth')
  const locale = useLocale()
  const early = useTypedBefore(form.values, (name, typed) => {
    const field = form.names.find((one) => one === name)
    if (field) form.set(field, field === 'phone' ? repairPhone(typed, locale) : typed)
  })
  return (
    <form
      className={styles.form}
      data-early=""
      method="post"
      noValidate
      onBlur={form.leave}
      onSubmit={form.submit}
      ref={early}
    >
      <FieldGrid columns="one" visibility="js-only">
        <ErrorSummary form={form} title={t('errors.summary')} titlePrefix={t('errors.titlePrefix')} />
        {form.failure && (
          <RejectionNote key={form.failure.revision} phone={phone} step={form.step} message={form.failure} />
        )}
        {children}
        {isBlocked ? (
          <Button disabled type="submit">
            {submitLabel}
          </Button>
        ) : (
          <SubmitButton busyLabel={busyLabel} isBusy={form.isSending} label={submitLabel} />
        )}
      </FieldGrid>
    </form>
  )
}
