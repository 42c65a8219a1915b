'use client'

import { useLocale } from 'next-intl'
import { useRef, useState } from 'react'
import { lookUpPayment } from '@/lib/browser-api/payments'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { PaymentLookupRequest, PaymentLookupResponse } from '@/provider/contract/payments'

/** Keys of `payments.failures`. */
export type LookupFailure = 'notFound' | 'tooMany' | 'notAsked'

type Outcome = { payable: PaymentLookupResponse } | { failure: LookupFailure } | 'asking' | null

/** Asks what is due. Answers to what no longer stands in the fields are dropped. */
export function useLookup() {
  const language = useLocale()
  const [outcome, setOutcome] = useState<Outcome>(null)
  const latest = useRef(0)

  function clear() {
    latest.current += 1
    setOutcome(null)
  }

  async function find(question: PaymentLookupRequest): Promise<void> {
    latest.current += 1
    const own = latest.current
    setOutcome('asking')
    const nextOutcome = await outcomeOf(question, language)
    if (own === latest.current) setOutcome(nextOutcome)
  }

  const isAsking = outcome === 'asking'
  const settled = outcome === 'asking' ? null : outcome
  return {
    find: find,
    clear: clear,
    isAsking,
    payable: settled && 'payable' in settled ? settled.payable : null,
    failure: settled && 'failure' in settled ? settled.failure : null,
    /** What was learned since of the same thing. */
    correct: (news: Partial<PaymentLookupResponse>) =>
      setOutcome((current) =>
        current && current !== 'asking' && 'payable' in current
          ? { payable: { ...current.payable, ...news } }
          : current,
      ),
  }
}

async function outcomeOf(question: PaymentLookupRequest, language: string): Promise<Outcome> {
  try {
    return { payable: await lookUpPayment(question, language) }
  } catch (error) {
    const code = error instanceof RejectionError ? error.code : null
    if (code === 'not_found') return { failure: 'notFound' }
    if (code === 'too_many_requests') return { failure: 'tooMany' }
    console.error('payment look-up', error)
    return { failure: 'notAsked' }
  }
}
