'use client'

import { useLocale, useTranslations } from 'next-intl'
import { FailureNote } from '@/components/forms/failure-note'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { Text } from '@/components/ui/text/text'
import { formatRoubles } from '@/lib/format/money'
import type { PaymentRejection } from '@/lib/payments/payment-rejection'
import { PAYMENT_BOXES } from '@/lib/payments/payment-rules'
import { PayNote } from './pay-note'
import { PayerConsents, PayerFields } from './payer-fields'
import { PaymentDue } from './payment-due'
import { type PaymentLimits, useSbpNote } from './sbp-note'
import { ShareChoice } from './share-choice'
import { type PaymentStart, usePaymentForm, type Versions } from './use-payment-form'
import { WhatFields } from './what-fields'

type Props = { phone: string; start: PaymentStart; versions: Versions; limits: PaymentLimits }

/** What is paid → what is due → who pays → the gateway's page. */
export function PaymentForm({ phone, start, versions, limits }: Props) {
  const t = useTranslations('payments')
  const form = usePaymentForm(start, versions)
  const { values, set, errorOf, names, asking, payable, rejection, isSending } = form
  const sbpNote = useSbpNote(limits)
  const controls = { values, set, errorOf }
  const hasChoice = payable !== null && asking !== 'what' && payable.prepayKop < payable.dueKop
  return (
    <Form
      form={form}
      renderFields={(fields) => <FieldGrid {...fields} as="fieldset" columns="one" />}
      title={t('errors.summary')}
      titlePrefix={t('errors.titlePrefix')}
    >
      <WhatFields {...controls} hasSumField={asking === 'other'} />
      {form.failure && <FailureNote phone={phone}>{t(`failures.${form.failure}`)}</FailureNote>}
      {payable && <PaymentDue payable={payable} key={payable.number} />}
      {hasChoice && <ShareChoice payable={payable} limits={limits} onChoose={form.setShare} share={form.share} />}
      {asking !== 'what' && (
        <>
          <PayerFields {...controls} />
          <PayerConsents {...controls} boxes={PAYMENT_BOXES.filter((box) => names.includes(box))} />
        </>
      )}
      {rejection && !(payable && isExplainedAbove(rejection)) && (
        <PayNote agreed={form.agreed} isBusy={isSending} phone={phone} rejection={rejection} />
      )}
      {!hasChoice && sbpNote(form.amountKop) && (
        <Text size="xs" tone="muted">
          {sbpNote(form.amountKop)}
        </Text>
      )}
      <Submit
        amountKop={form.amountKop}
        isAsking={form.isAsking}
        hasPayable={payable !== null}
        isPayStep={asking !== 'what'}
        isSending={isSending}
      />
    </Form>
  )
}

/** What was found says it by now. */
function isExplainedAbove({ kind }: PaymentRejection): boolean {
  return kind === 'pending' || kind === 'nothingDue'
}

type SubmitProps = { amountKop: number; hasPayable: boolean; isPayStep: boolean; isAsking: boolean; isSending: boolean }

/** Names the sum, as soon as there is one. */
function Submit({ amountKop, hasPayable, isPayStep, isAsking, isSending }: SubmitProps) {
  const t = useTranslations('payments')
  const locale = useLocale()
  if (!isPayStep)
    return (
      <SubmitButton
        key="search"
        busyLabel={t('searching')}
        isBusy={isAsking}
        isQuiet={hasPayable}
        label={t('submit')}
      />
    )
  const label = amountKop > 0 ? t('begin.pay', { amount: formatRoubles(amountKop, locale) }) : t('pay')
  return <SubmitButton key="pay" busyLabel={t('begin.sending')} isBusy={isSending} label={label} />
}
