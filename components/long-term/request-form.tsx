'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FailureNote } from '@/components/forms/failure-note'
import { focusElement } from '@/components/forms/focus-element'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { Select } from '@/components/ui/input/select'
import { Row } from '@/components/ui/row/row'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { StartDays } from '@/lib/long-term/request-rules'
import type { LongTermRequestResponse } from '@/provider/contract/long-term'
import { RequestConsents, RequestPerson, RequestTerms } from './request-fields'
import styles from './request-form.module.css'
import { useTermChoice } from './term-choice'
import { useRequestForm } from './use-request-form'

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
  if (sent) return <SentNote response={sent.response} />
  return (
    <Form
      fieldsClassName={`${styles.fields} js-only`}
      form={form}
      labelledBy="request-title"
      title={t('summary')}
      titlePrefix={t('titlePrefix')}
    >
      <RequestPerson {...fields} />
      <RequestTerms {...fields} days={days} term={<Term {...terms} />} />
      <RequestConsents {...fields} />
      {failure && <FailureNote phone={phone}>{t(`failures.${failure}`)}</FailureNote>}
      <Row>
        <SubmitButton busyLabel={t('sending')} isBusy={form.isSending} label={t('submit')} />
      </Row>
    </Form>
  )
}

/** The slider's term, for whoever is in the form already. */
function Term({ min, max }: Props['terms']) {
  const t = useTranslations('longTerm.form')
  const { months, setMonths } = useTermChoice()
  return (
    <Field id="request-months" label={t('term')}>
      {(ids) => (
        <Select {...ids} onChange={({ target }) => setMonths(Number(target.value))} value={months}>
          {Array.from({ length: max - min + 1 }, (_, index) => min + index).map((one) => (
            <option key={one} value={one}>
              {t('months', { months: one })}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

/** Stays in the form's place: a toast alone would go before it is read. */
function SentNote({ response: { number, months, monthKop } }: { response: LongTermRequestResponse }) {
  const t = useTranslations('longTerm.form')
  const locale = useLocale()
  return (
    <div className={styles.fields} ref={focusElement} role="status" tabIndex={-1}>
      <Row>
        <Icon of="circle-check" size="l" />
        <h3>{t('sentNumber', { number })}</h3>
      </Row>
      <p>{t('sentText')}</p>
      <Text tone="muted">{t('sentTerms', { months, amount: formatRoubles(monthKop, locale) })}</Text>
    </div>
  )
}
