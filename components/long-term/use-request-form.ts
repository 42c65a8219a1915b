'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useEffectEvent, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { useSending } from '@/components/forms/use-sending'
import { requestLongTerm } from '@/lib/browser-api/long-term'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { forgetRequest, keepRequest, keptRequest } from '@/lib/long-term/request-draft'
import {
  EMPTY_REQUEST,
  REQUEST_BOXES,
  REQUEST_FIELDS,
  type RequestFault,
  type RequestField,
  requestFault,
  type StartDays,
} from '@/lib/long-term/request-rules'
import { showToast } from '@/lib/toasts/show-toast'
import type { LongTermRequestResponse } from '@/provider/contract/long-term'
import { useTermChoice } from './term-choice'

/** Keys of `longTerm.form.failures`. */
export type RequestFailure = 'notSent' | 'tooMany' | 'taken' | 'dates' | 'documentsChanged' | 'fields'

const FAILURE_OF: Partial<Record<RefusedError['code'], RequestFailure>> = {
  too_many_requests: 'tooMany',
  car_taken: 'taken',
  not_found: 'taken',
  invalid_dates: 'dates',
  consent_required: 'documentsChanged',
  invalid_request: 'fields',
}

/**
 * @param plate as in an address
 * @param consents the documents that the boxes stand for, `document@version` pairs
 */
export function useRequestForm(plate: string, days: StartDays, consents: string) {
  const t = useTranslations('longTerm.form')
  const language = useLocale()
  const { months } = useTermChoice()
  const [answer, setAnswer] = useState<LongTermRequestResponse | null>(null)
  const [failure, setFailure] = useState<RequestFailure | null>(null)
  const { isSending, send } = useSending()
  const { values, faults, attempt, set, leave, submit } = usePlainForm<RequestField, RequestFault>({
    names: REQUEST_FIELDS,
    boxes: REQUEST_BOXES,
    initial: EMPTY_REQUEST,
    faultOf: (name, fields) => requestFault(name, fields, days),
  })

  const restore = useEffectEvent(() => {
    const kept = keptRequest()
    for (const name of REQUEST_FIELDS) if (kept[name] !== EMPTY_REQUEST[name]) set(name, kept[name])
  })
  useEffect(() => restore(), [])

  function change(name: RequestField, value: string) {
    set(name, value)
    keepRequest({ ...values, [name]: value })
  }

  function deliver() {
    const { last_name, first_name, phone, email, startDate, who, company, comment } = values
    const person = { last_name: last_name.trim(), first_name: first_name.trim(), phone, email: email.trim() }
    const asked = { gosnomer: plate, months, startDate, comment: comment.trim() }
    void send(
      async () => {
        const firm = who === 'company' ? company.trim() : null
        setAnswer(await requestLongTerm({ ...person, ...asked, company: firm }, { consents, language }))
        forgetRequest()
        showToast({ kind: 'ok', title: t('sentTitle'), text: t('sentText') })
      },
      (error) => {
        console.error('long-term request', error)
        setFailure((error instanceof RefusedError && FAILURE_OF[error.code]) || 'notSent')
      },
    )
  }

  return {
    values,
    attempt,
    set: change,
    leave,
    failure,
    answer,
    isSending,
    errorOf: (name: RequestField) => {
      const fault = faults[name]
      return fault ? t(`faults.${fault}`) : undefined
    },
    submit: (event: FormEvent) => {
      setFailure(null)
      void submit(event, deliver)
    },
  }
}
