'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { ariaOf, Field } from '@/components/forms/field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { LOOKUP_FIELDS, type LookupFault, type LookupField, lookupFault, PURPOSES } from '@/lib/payments/lookup-rules'

const EMPTY = { purpose: '', number: '', fio: '' }

/** What is paid, its number and the surname. Nothing leaves the browser before there is a door for it. */
export function PaymentLookup({ phoneText }: { phoneText: string }) {
  const t = useTranslations('payments')
  const isReady = useHydrated()
  const [isAsked, setIsAsked] = useState(false)
  const { values, faults, attempt, set, leave, submit } = usePlainForm<LookupField, LookupFault>({
    names: LOOKUP_FIELDS,
    initial: EMPTY,
    faultOf: async (name, fields) => lookupFault(name, fields),
  })
  const errorOf = (name: LookupField) => {
    const fault = faults[name]
    return fault ? t(`errors.${fault}`) : undefined
  }
  const control = (name: LookupField) => ({
    ...ariaOf(fieldId(name), { error: errorOf(name) }),
    className: 'inp',
    name,
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => set(name, target.value),
  })

  return (
    <form
      method="post"
      noValidate
      onBlur={leave}
      onSubmit={(event) => {
        setIsAsked(false)
        void submit(event, () => setIsAsked(true))
      }}
    >
      <fieldset className="f-fields" disabled={!isReady}>
        <ErrorSummary
          attempt={attempt}
          items={LOOKUP_FIELDS.flatMap((name) => {
            const message = errorOf(name)
            return message ? [{ id: fieldId(name), message }] : []
          })}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        <Field error={errorOf('purpose')} id={fieldId('purpose')} label={t('purposeLabel')}>
          <select {...control('purpose')}>
            <option value="">{t('choose')}</option>
            {PURPOSES.map((purpose) => (
              <option key={purpose} value={purpose}>
                {t(`purpose.${purpose}`)}
              </option>
            ))}
          </select>
        </Field>
        <div className="fcols">
          <Field error={errorOf('number')} id={fieldId('number')} label={t('number')}>
            <input {...control('number')} autoComplete="off" inputMode="numeric" />
          </Field>
          <Field error={errorOf('fio')} id={fieldId('fio')} label={t('fio')}>
            <input {...control('fio')} autoComplete="family-name" />
          </Field>
        </div>
        <p className="small" role="status">
          {isAsked && t('notYet', { phone: phoneText })}
        </p>
        <SubmitButton busyLabel={t('submit')} isBusy={false} label={t('submit')} />
      </fieldset>
    </form>
  )
}

function fieldId(name: LookupField): string {
  return `payment-${name}`
}
