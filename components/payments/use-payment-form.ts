'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { createPayment } from '@/lib/browser-api/payments'
import type { PayRefusal } from '@/lib/payments/pay-refusal'
import {
  type Asking,
  type PaymentField,
  type PaymentFields,
  type PaymentSchema,
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
import { usePaying } from './use-paying'

export type PaymentStart = Pick<PaymentFields, 'purpose' | 'number' | 'fio' | 'phone' | 'email'>
export type Versions = Record<'privacy_policy' | 'personal_data_agreement' | 'public_offer' | 'rentalterms', string>

const NO_BOXES = { privacyPolicy: '', personalData: '', publicOffer: '', rentalterms: '' }

/** First what is due for number and surname, then who pays it. "Other" has nothing to look up: the payer names the sum. */
export function usePaymentForm(start: PaymentStart, versions: Versions) {
  const t = useTranslations('payments.errors')
  const language = useLocale()
  const lookup = useLookup()
  const { found, correct } = lookup
  const [share, setShare] = useState<'prepay' | 'all'>('prepay')
  /** What the payer last agreed to. */
  const [agreed, setAgreed] = useState<AgreedSum>({ kop: 0, isPart: false })
  const askingOf = (purpose: string): Asking => (purpose === 'other' ? 'other' : askingFor(found))
  const [purposeNow, setPurposeNow] = useState(start.purpose)
  const asking = askingOf(purposeNow)
  const form = useApiForm<PaymentSchema, never, void>({
    schema: paymentSchema(asking),
    initial: { ...start, sum: '', ...NO_BOXES },
    idOf: paymentFieldId,
    explain: (error) => t(error),
    isReusable: true,
    // Not waited for: look-up and payment say themselves when they are busy, and what failed.
    send: async () => void (asking === 'what' ? look() : pay()),
    onFailure: () => ({ errors: {} }),
  })
  const { values } = form
  const amountKop = asking === 'other' ? (readSum(values.sum) ?? 0) : amountOf(found, share)
  const paying = usePaying({ onRefusal: learn, onBack: () => (found ? void look() : undefined) })

  function learn(refusal: PayRefusal) {
    if (refusal.kind === 'changed') correct({ dueKop: refusal.dueKop, prepayKop: refusal.prepayKop })
    if (refusal.kind === 'nothingDue') correct({ dueKop: 0 })
    if (refusal.kind === 'pending') correct({ pending: refusal })
  }

  async function look(): Promise<void> {
    paying.forget()
    const purpose = PAYMENT_PURPOSES.find((one) => one === values.purpose)
    if (purpose && purpose !== 'other')
      await lookup.ask({ purpose, number: values.number.trim(), fio: values.fio.trim() })
  }

  async function pay(): Promise<void> {
    const purpose = PAYMENT_PURPOSES.find((one) => one === values.purpose)
    if (!purpose || amountKop === 0) return
    setAgreed({ kop: amountKop, isPart: share === 'prepay' })
    const consents = consentsOf(asking, versions)
    const request: PaymentRequest = { purpose, ...payerOf(values), amountKop, language, consents }
    await paying.pay(JSON.stringify(request), (key) => createPayment(request, key))
  }

  // A link of the client area names what is paid, and the client is known: the sum is shown at once.
  const first = useRef(look)
  useEffect(() => {
    if (WHAT_FIELDS.every((name) => start[name] !== '')) void first.current()
  }, [start])

  return {
    ...form,
    asking,
    found,
    failure: lookup.failure,
    isAsking: lookup.isAsking,
    isSending: paying.isSending,
    refusal: paying.refusal,
    agreed,
    amountKop,
    share,
    setShare,
    set: (name: PaymentField, value: string) => {
      if (name === 'purpose') setPurposeNow(value)
      if (WHAT_FIELDS.some((one) => one === name)) lookup.forget()
      paying.forget()
      form.set(name, value)
    },
    submit: (event: FormEvent) => {
      if (lookup.isAsking || paying.isSending) return event.preventDefault()
      void form.submit(event)
    },
  }
}

function askingFor(found: PaymentLookupResponse | null): Asking {
  if (!found || found.dueKop === 0 || found.pending) return 'what'
  return found.booking && isWaiting(found.booking.status) ? 'foundUnconfirmed' : 'found'
}

function amountOf(found: PaymentLookupResponse | null, share: 'prepay' | 'all'): number {
  if (!found) return 0
  return share === 'prepay' ? found.prepayKop : found.dueKop
}

function payerOf({ number, fio, phone, email }: PaymentFields) {
  return { number: number.trim(), fio: fio.trim(), phone, email: email.trim() }
}

function consentsOf(asking: Asking, versions: Versions): PaymentRequest['consents'] {
  const privacy = ['privacy_policy', 'personal_data_agreement'] as const
  const documents = asking === 'foundUnconfirmed' ? ([...privacy, 'public_offer', 'rentalterms'] as const) : privacy
  return documents.map((document) => ({ document, version: versions[document] }))
}
