'use client'

import { useLocale, useTranslations } from 'next-intl'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { LivePhoneLink } from '@/components/layout/live-phone-link'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { formatRoubles } from '@/lib/format/money'
import { sentenceGap } from '@/lib/i18n/sentence-gap'
import type { StartDays } from '@/lib/long-term/request-rules'
import type { LongTermRequestResponse } from '@/provider/contract/long-term'
import { RequestConsents, RequestPerson, RequestTerms } from './request-fields'
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
  const form = useRequestForm(plate, days, consents)
  const { values, set, errorOf, failure, sent } = form
  const fields = { values, set, errorOf }
  if (sent) return <Sent answer={sent.response} />
  return (
    <Form
      fieldsClassName="lt-form js-only"
      form={form}
      labelledBy="request-title"
      title={t('summary')}
      titlePrefix={t('titlePrefix')}
    >
      <RequestPerson {...fields} />
      <RequestTerms {...fields} days={days} term={<Term {...terms} />} />
      <RequestConsents {...fields} />
      {failure && <Failure failure={failure} phone={phone} />}
      <div className="row">
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('submit')} />
      </div>
    </Form>
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
