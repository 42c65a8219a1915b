'use client'

import { type FormEvent, useEffect, useRef, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { lookUpPayment } from '@/lib/browser-api/payments'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { LOOKUP_FIELDS, type LookupFault, type LookupField, lookupFault } from '@/lib/payments/lookup-rules'
import { readPaymentQuery } from '@/lib/payments/payment-href'
import type { PaymentLookupAnswer } from '@/provider/contract/payments'

const EMPTY = { purpose: '', number: '', fio: '' }

/** Keys of `payments.failures`. */
export type LookupFailure = 'notFound' | 'tooMany' | 'notAsked'

type Outcome = { found: PaymentLookupAnswer } | { failure: LookupFailure } | 'asking' | null

export function usePaymentLookup() {
  const [outcome, setOutcome] = useState<Outcome>(null)
  /** Answers to what no longer stands in the fields are dropped. */
  const latest = useRef(0)
  const form = usePlainForm<LookupField, LookupFault>({
    names: LOOKUP_FIELDS,
    initial: EMPTY,
    faultOf: async (name, fields) => lookupFault(name, fields),
  })

  // The address may name what is to be paid: a link of the client area does.
  const { set } = form
  const setter = useRef(set)
  useEffect(() => {
    const { purpose, number } = readPaymentQuery(window.location.search)
    if (purpose) setter.current('purpose', purpose)
    if (number) setter.current('number', number)
  }, [])

  function forget(): number {
    setOutcome(null)
    latest.current += 1
    return latest.current
  }

  async function ask() {
    const question = forget()
    setOutcome('asking')
    const { number, fio } = form.values
    const answer = await outcomeOf(number.trim(), fio.trim())
    if (question === latest.current) setOutcome(answer)
  }

  const isAsking = outcome === 'asking'
  const settled = isAsking ? null : outcome
  return {
    ...form,
    isAsking,
    found: settled && 'found' in settled ? settled.found : null,
    failure: settled && 'failure' in settled ? settled.failure : null,
    set: (name: LookupField, value: string) => {
      forget()
      form.set(name, value)
    },
    submit: (event: FormEvent) => {
      if (isAsking) return event.preventDefault()
      forget()
      void form.submit(event, () => void ask())
    },
  }
}

async function outcomeOf(number: string, fio: string): Promise<Outcome> {
  try {
    return { found: await lookUpPayment({ purpose: 'booking', number, fio }) }
  } catch (error) {
    const code = error instanceof RefusedError ? error.code : null
    if (code === 'not_found') return { failure: 'notFound' }
    if (code === 'too_many_requests') return { failure: 'tooMany' }
    console.error('payment look-up', error)
    return { failure: 'notAsked' }
  }
}
