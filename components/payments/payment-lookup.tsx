'use client'

import '@/components/forms/plain-form.css'
import './payments.css'
import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { ariaOf, Field } from '@/components/forms/field'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { FOUND_HERE, LOOKUP_FIELDS, type LookupField, PURPOSES } from '@/lib/payments/lookup-rules'
import { PaymentDue } from './payment-due'
import { usePaymentLookup } from './use-payment-lookup'

/** `branch`: where to pay, and when somebody is there. */
type Props = { phone: string; branch: ReactNode }

/** What is paid, its number and the surname → what is due. */
export function PaymentLookup({ phone, branch }: Props) {
  const t = useTranslations('payments')
  const isReady = useHydrated()
  const { values, faults, attempt, set, leave, submit, found, failure, isAsking } = usePaymentLookup()
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
  const isElsewhere = values.purpose !== '' && values.purpose !== FOUND_HERE

  return (
    <>
      <form method="post" noValidate onBlur={leave} onSubmit={submit}>
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
          {!isElsewhere && (
            <>
              <div className="fcols">
                <Field error={errorOf('number')} id={fieldId('number')} label={t('number')}>
                  <input {...control('number')} autoComplete="off" inputMode="numeric" maxLength={40} />
                </Field>
                <Field error={errorOf('fio')} id={fieldId('fio')} label={t('fio')}>
                  <input {...control('fio')} autoComplete="family-name" maxLength={80} />
                </Field>
              </div>
              {failure && (
                <div className="errsum" role="alert">
                  <CircleAlert aria-hidden="true" className="ic" />
                  <p>
                    {t(`failures.${failure}`)} <LivePhoneLink className="link num" phone={phone} />
                  </p>
                </div>
              )}
              <SubmitButton busyLabel={t('searching')} isBusy={isAsking} label={t('submit')} />
            </>
          )}
        </fieldset>
      </form>
      <div role="status">
        {isElsewhere && (
          <div className="pay-found">
            <p>
              {t('elsewhere')} <LivePhoneLink className="link num" phone={phone} />
            </p>
            {values.number !== '' && <p>{t('nameIt', { number: values.number })}</p>}
            {branch}
          </div>
        )}
      </div>
      {found && <PaymentDue branch={branch} found={found} />}
    </>
  )
}

function fieldId(name: LookupField): string {
  return `payment-${name}`
}
