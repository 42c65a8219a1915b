'use client'

import { useLocale, useTranslations } from 'next-intl'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import { REQUEST_FIELDS, type StartDays } from '@/lib/long-term/request-rules'
import type { LongTermRequestResponse } from '@/provider/contract/long-term'
import { RequestConsents, RequestPerson, RequestTerms, requestFieldId } from './request-fields'
import { useTermChoice } from './term-choice'
import { type RequestFailure, useRequestForm } from './use-request-form'

type Props = {
  /** As in an address. */
  plate: string
  days: StartDays
  /** The shortest and the longest term, in months. */
  terms: { min: number; max: number }
  /** `document@version` pairs, joined by commas. */
  consents: string
  phone: string
}

/** Asks for this plate by the month (specification §5). Nothing typed is lost when it cannot be sent. */
export function RequestForm({ plate, days, terms, consents, phone }: Props) {
  const t = useTranslations('longTerm.form')
  const isReady = useHydrated()
  const form = useRequestForm(plate, days, consents)
  const { values, set, errorOf, failure, answer, isSending } = form
  const fields = { values, set, errorOf }
  if (answer) return <Sent answer={answer} />
  return (
    <form aria-labelledby="request-title" method="post" noValidate onBlur={form.leave} onSubmit={form.submit}>
      <fieldset className="lt-form js-only" disabled={!isReady} role="none">
        <ErrorSummary
          attempt={form.attempt}
          items={REQUEST_FIELDS.flatMap((name) => {
            const message = errorOf(name)
            return message ? [{ id: requestFieldId(name), message }] : []
          })}
          title={t('summary')}
          titlePrefix={t('titlePrefix')}
        />
        <RequestPerson {...fields} />
        <RequestTerms {...fields} days={days} term={<Term {...terms} />} />
        <RequestConsents {...fields} />
        {failure && <Failure failure={failure} phone={phone} />}
        <div className="row">
          <SubmitButton busyLabel={t('sending')} isBusy={isSending} label={t('submit')} />
        </div>
      </fieldset>
    </form>
  )
}

/** The slider's term, for whoever is in the form already. */
function Term({ min, max }: Props['terms']) {
  const t = useTranslations('longTerm.form')
  const { months, setMonths } = useTermChoice()
  return (
    <Field id="request-months" label={t('term')}>
      <select
        className="inp"
        id="request-months"
        onChange={({ target }) => setMonths(Number(target.value))}
        value={months}
      >
        {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((one) => (
          <option key={one} value={one}>
            {t('months', { months: one })}
          </option>
        ))}
      </select>
    </Field>
  )
}

function Failure({ failure, phone }: { failure: RequestFailure; phone: string }) {
  const t = useTranslations('longTerm.form.failures')
  const gap = sentenceGap(useLocale())
  return (
    <div className="errsum" role="alert">
      <Icon of="circle-alert" />
      <p>
        {t(failure)}
        {gap}
        <LivePhoneLink className="link num" phone={phone} />
      </p>
    </div>
  )
}

/** Stays in the form's place: a toast alone would go before it is read. */
function Sent({ answer: { number, months, monthKop } }: { answer: LongTermRequestResponse }) {
  const t = useTranslations('longTerm.form')
  const locale = useLocale()
  return (
    <div className="lt-form" ref={takeFocus} role="status" tabIndex={-1}>
      <div className="row lt-sent">
        <Icon of="circle-check" size="l" />
        <h3>{t('sentNumber', { number })}</h3>
      </div>
      <p>{t('sentText')}</p>
      <p className="muted">{t('sentTerms', { months, amount: formatRoubles(monthKop, locale) })}</p>
    </div>
  )
}

function takeFocus(element: HTMLElement | null): void {
  element?.focus()
}
