'use client'

import { CircleAlert } from 'lucide-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { type DriverChecks, FIELD_ORDER, type FieldFault } from '@/lib/bookings/driver-rules'
import { formatRoubles } from '@/lib/format/money'
import type { RentalRequest } from '@/provider/contract/quotes'
import { Contacts, fieldId, WhoDrives } from './driver-fields'
import { HoldRefusal } from './hold-refusal'
import { type DriverForm as DriverFormState, useDriverForm } from './use-driver-form'
import { useHold } from './use-hold'

type Props = {
  slug: string
  request: RentalRequest
  quoteToken: string
  versions: { privacy_policy: string; personal_data_agreement: string }
  checks: DriverChecks
  /** As people write it. */
  phoneText: string
  /** Cars to take instead, when this one has gone. */
  alternatives: ReactNode
  barSummary: ReactNode
}

const CITIZENSHIP_OF: Partial<Record<string, string>> = { ru: 'RU', 'zh-CN': 'CN' }

/** Who drives, how to reach them, and both consents. Sending it takes the car for the hold's minutes. */
export function DriverForm({ checks, phoneText, alternatives, barSummary, ...context }: Props) {
  const t = useTranslations('bookings')
  const locale = useLocale()
  const explain = (fault: FieldFault) => t(`errors.${fault}`, limitsOf(checks))
  const state = useDriverForm(checks, CITIZENSHIP_OF[locale] ?? '', explain)
  const { form, isReady } = state
  const { hold, isSending, refusal } = useHold({
    ...context,
    form,
    phoneText,
    explain,
    asksMiddleName: checks.asksMiddleName,
  })
  const { errors, submitCount } = form.formState
  const button = <SubmitButton busyLabel={t('form.sending')} isBusy={isSending} label={t('form.next')} />

  if (alternatives && refusal === null) return <Taken>{alternatives}</Taken>
  return (
    <form method="post" noValidate onBlur={state.leave} onSubmit={form.handleSubmit(hold)}>
      <fieldset className="bk-main" disabled={!isReady}>
        <ErrorSummary
          attempt={submitCount}
          items={FIELD_ORDER.flatMap((name) => {
            const message = errors[name]?.message
            return message ? [{ id: fieldId(name), message }] : []
          })}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        {refusal && (
          <HoldRefusal phoneText={phoneText} refusal={refusal}>
            {refusal.code === 'price_changed' && (
              <button className="btn dark" type="submit">
                {t('refusal.goOn', { amount: formatRoubles(Number(refusal.details?.newTotalKop ?? 0), locale) })}
              </button>
            )}
          </HoldRefusal>
        )}
        {alternatives}
        <WhoDrives {...state} checks={checks} />
        <Contacts {...state} />
        <Consents {...state} />
        <div className="desk">{button}</div>
        <div className="pbar">
          {barSummary}
          {button}
        </div>
      </fieldset>
    </form>
  )
}

/** Opened for a car that was taken before: nothing was sent, and there is nothing to go on with. */
function Taken({ children }: { children: ReactNode }) {
  const t = useTranslations('bookings.refusal')
  return (
    <div className="bk-main">
      <p className="errsum" role="alert">
        <CircleAlert aria-hidden className="ic" />
        {t('takenBefore')}
      </p>
      {children}
    </div>
  )
}

/** Separate boxes, each with its own document; given before the data leaves the browser (decision 3). */
function Consents({ form, rule }: Pick<DriverFormState, 'form' | 'rule'>) {
  const t = useTranslations('bookings.form')
  const link = (href: string) => (chunks: ReactNode) => (
    <DocumentLink href={href} newTab={t('newTab')}>
      {chunks}
    </DocumentLink>
  )
  const consent = (name: 'privacyPolicy' | 'personalData') => ({
    ...form.register(name, { ...rule(name), onChange: () => form.clearErrors(name) }),
    id: fieldId(name),
    error: form.formState.errors[name]?.message,
  })
  return (
    <section className="panel stack">
      <h2 className="h-sub">{t('consents')}</h2>
      <ConsentCheckbox {...consent('privacyPolicy')}>
        {t.rich('privacyPolicy', { link: link('/privacy_policy/') })}
      </ConsentCheckbox>
      <ConsentCheckbox {...consent('personalData')}>
        {t.rich('personalData', { link: link('/personal_data_agreement/') })}
      </ConsentCheckbox>
    </section>
  )
}

function limitsOf({ limits }: DriverChecks) {
  return { min: limits.minAge ?? 0, max: limits.maxAge, years: limits.minExperienceYears ?? 0 }
}
