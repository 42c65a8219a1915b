'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useLiveQuote } from '@/components/quotes/live-quote'
import { quantityOf } from '@/lib/bookings/choice'
import type { DriverChecks, DriverFields, FieldFault } from '@/lib/bookings/driver-rules'
import { formatRoubles } from '@/lib/format/money'
import { EXTRA_DRIVER } from '@/provider/contract/rules/options'
import { ExtraDrivers, Flight } from './driver-fields'
import { HoldRefusal } from './hold-refusal'
import { useChange } from './use-change'
import { useDriverForm } from './use-driver-form'
import { useSummaryItems } from './use-summary-items'

type Props = {
  number: string
  oldTotalKop: number
  fields: DriverFields
  checks: DriverChecks
  phoneText: string
  /** A held booking may change its driver as well; a firm one keeps hers. */
  isHeld: boolean
  /** Where the changed booking is shown. */
  href: string
  bar: ReactNode
}

/** The last word on a change: old price, new price, the difference, and the people that the options count. */
export function ChangeConfirm({ number, oldTotalKop, fields, checks, phoneText, isHeld, href, bar }: Props) {
  const t = useTranslations('bookings')
  const { request, isBusy, failure } = useLiveQuote()
  const extraDrivers = quantityOf(request.options, EXTRA_DRIVER)
  const { limits } = checks
  const explain = (fault: FieldFault) =>
    t(`errors.${fault}`, { min: limits.minAge ?? 0, max: limits.maxAge, years: limits.minExperienceYears ?? 0 })
  const { leave, isReady, ...parts } = useDriverForm(checks, { fields, keepsDraft: false, extraDrivers }, explain)
  const { form, errorOf } = parts
  const { change, isSending, refusal } = useChange({
    number,
    href,
    isHeld,
    phoneText,
    asksMiddleName: checks.asksMiddleName,
  })
  const button = (
    <SubmitButton busyLabel={t('change.sending')} isBusy={isSending || isBusy} label={t('change.confirm')} />
  )

  return (
    <form method="post" noValidate onBlur={leave} onSubmit={form.handleSubmit(change)}>
      <fieldset className="bk-main" disabled={!isReady || failure !== null}>
        <ErrorSummary
          attempt={form.formState.submitCount}
          items={useSummaryItems(errorOf, extraDrivers)}
          title={t('errors.summary')}
          titlePrefix={t('errors.titlePrefix')}
        />
        <ExtraDrivers {...parts} checks={checks} count={extraDrivers} />
        <section className="panel stack">
          <Flight {...parts} />
        </section>
        <Difference oldTotalKop={oldTotalKop} />
        {refusal && <HoldRefusal phoneText={phoneText} refusal={refusal} />}
        <noscript>
          <p className="errsum">{t('change.noScript', { phone: phoneText })}</p>
        </noscript>
        <div className="desk">{button}</div>
        <div className="pbar">
          {bar}
          {button}
        </div>
      </fieldset>
    </form>
  )
}

function Difference({ oldTotalKop }: { oldTotalKop: number }) {
  const t = useTranslations('bookings.change')
  const locale = useLocale()
  const { quote } = useLiveQuote()
  const { totalKop } = quote.price
  const differenceKop = quote.differenceKop ?? totalKop - oldTotalKop
  const amount = formatRoubles(Math.abs(differenceKop), locale)
  return (
    <section aria-labelledby="difference" className="panel">
      <h2 className="h-sub" id="difference">
        {t('price')}
      </h2>
      <dl className="lines">
        <div>
          <dt>{t('old')}</dt>
          <dd>{formatRoubles(oldTotalKop, locale)}</dd>
        </div>
        <div>
          <dt>{t('new')}</dt>
          <dd>{formatRoubles(totalKop, locale)}</dd>
        </div>
      </dl>
      <p className="difference">
        <b>
          {differenceKop === 0 && t('same')}
          {differenceKop > 0 && t('dearer', { amount })}
          {differenceKop < 0 && t('cheaper', { amount })}
        </b>
      </p>
    </section>
  )
}
