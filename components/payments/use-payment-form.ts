'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCheckedForm } from '@/components/forms/use-checked-form'
import { usePlainFields } from '@/components/forms/use-plain-fields'
import { createPayment } from '@/lib/browser-api/payments'
import type { PaymentRejection } from '@/lib/payments/payment-rejection'
import {
  type Asking,
  type PaymentField,
  type PaymentFields,
  paymentSchema,
  readSum,
  WHAT_FIELDS,
} from '@/lib/payments/payment-rules'
import type { PaymentLookupResponse, PaymentRequest } from '@/provider/contract/payments'
import { isWaiting } from '@/provider/contract/rules/bookings/waiting-statuses'
import { PAYMENT_PURPOSES } from '@/provider/contract/rules/payments/payment-purposes'
import type { AgreedSum } from './pay-note'
import { paymentFieldId } from './payment-controls'
import { useLookup } from './use-lookup'
import { usePayment } from './use-payment'

export type PaymentStart = Pick<PaymentFields, 'purpose' | 'number' | 'fio' | 'phone' | 'email'>
export type Versions = Record<'privacy_policy' | 'personal_data_agreement' | 'public_offer' | 'rentalterms', string>

const NO_BOXES = { privacyPolicy: '', personalData: '', publicOffer: '', rentalterms: '' }

/** First what is due for number and surname, then who pays it. "Other" has nothing to look up: the payer names the sum. */
export function usePaymentForm(start: PaymentStart, versions: Versions) {
  const t = useTranslations('payments.errors')
  const language = useLocale()
  const lookup = useLookup()
  const { payable, correct } = lookup
  const [share, setShare] = useState<'prepay' | 'all'>('prepay')
  /** What the payer last agreed to. */
  const [agreed, setAgreed] = useState<AgreedSum>({ kop: 0, isPart: false })
  const askingOf = (purpose: string): Asking => (purpose === 'other' ? 'other' : askingFor(payable))
  const [purposeNow, setPurposeNow] = useState(start.purpose)
  const asking = askingOf(purposeNow)
  const schema = paymentSchema(asking)
  const plainFields = usePlainFields(schema, { ...start, sum: '', ...NO_BOXES })
  const form = useCheckedForm({ schema, idOf: paymentFieldId, explain: (error) => t(error) }, plainFields)
  const { values } = form
  const amountKop = asking === 'other' ? (readSum(values.sum) ?? 0) : amountOf(payable, share)
  const payment = usePayment({ onRejection: learn, onBack: () => (payable ? void findPayable() : undefined) })

  function learn(rejection: PaymentRejection) {
    if (rejection.kind === 'changed') correct({ dueKop: rejection.dueKop, prepayKop: rejection.prepayKop })
    if (rejection.kind === 'nothingDue') correct({ dueKop: 0 })
    if (rejection.kind === 'pending') correct({ pending: rejection })
  }

  async function findPayable(): Promise<void> {
    payment.clear()
    const purpose = PAYMENT_PURPOSES.find((one) => one === values.purpose)
    if (purpose && purpose !== 'other')
      await lookup.find({ purpose, number: values.number.trim(), fio: values.fio.trim() })
  }

  async function pay(): Promise<void> {
    const purpose = PAYMENT_PURPOSES.find((one) => one === values.purpose)
    if (!purpose || amountKop === 0) return
    setAgreed({ kop: amountKop, isPart: share === 'prepay' })
    const consents = consentsOf(asking, versions)
    const request: PaymentRequest = { purpose, ...payerOf(values), amountKop, language, consents }
    await payment.pay(JSON.stringify(request), (key) => createPayment(request, key))
  }

  // A link of the client area names what is paid, and the client is known: the sum is shown at once.
  const first = useRef(findPayable)
  useEffect(() => {
    if (WHAT_FIELDS.every((name) => start[name] !== '')) void first.current()
  }, [start])

  return {
    ...form,
    asking,
    payable: payable,
    failure: lookup.failure,
    isAsking: lookup.isAsking,
    isSending: payment.isSending,
    rejection: payment.rejection,
    agreed,
    amountKop,
    share,
    setShare,
    set: (name: PaymentField, value: string) => {
      if (name === 'purpose') setPurposeNow(value)
      if (WHAT_FIELDS.some((one) => one === name)) lookup.clear()
      payment.clear()
      form.set(name, value)
    },
    submit: (event: FormEvent) => {
      if (lookup.isAsking || payment.isSending) return event.preventDefault()
      void form.handleSubmit(asking === 'what' ? findPayable : pay)(event)
    },
  }
}

function askingFor(payable: PaymentLookupResponse | null): Asking {
  if (!payable || payable.dueKop === 0 || payable.pending) return 'what'
  return payable.booking && isWaiting(payable.booking.status) ? 'foundUnconfirmed' : 'found'
}

function amountOf(payable: PaymentLookupResponse | null, share: 'prepay' | 'all'): number {
  if (!payable) return 0
  return share === 'prepay' ? payable.prepayKop : payable.dueKop
}

function payerOf({ number, fio, phone, email }: PaymentFields) {
  return { number: number.trim(), fio: fio.trim(), phone: phone.trim(), email: email.trim() }
}

function consentsOf(asking: Asking, versions: Versions): PaymentRequest['consents'] {
  const privacy = ['privacy_policy', 'personal_data_agreement'] as const
  const documents = asking === 'foundUnconfirmed' ? ([...privacy, 'public_offer', 'rentalterms'] as const) : privacy
  return documents.map((document) => ({ document, version: versions[document] }))
}
