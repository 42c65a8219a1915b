'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useEffectEvent } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { requestLongTerm } from '@/lib/browser-api/long-term'
import { readDoorFailure } from '@/lib/forms/rejection'
import { clearRequestDraft, readRequestDraft, saveRequestDraft } from '@/lib/long-term/request-draft'
import { EMPTY_REQUEST, type RequestField, requestSchema, type StartDays } from '@/lib/long-term/request-rules'
import { showToast } from '@/lib/toasts/show-toast'
import { useTermChoice } from './term-choice'

/** Keys of `longTerm.form.failures`. */
const FAILURES = {
  car_taken: 'taken',
  not_found: 'taken',
  invalid_dates: 'dates',
  consent_required: 'documentsChanged',
  invalid_request: 'fields',
} as const

/** Returns the id of a field's control. */
export function requestFieldId(name: RequestField): string {
  return `request-${name}`
}

/**
 * @param plate as in an address
 * @param consents the documents that the boxes stand for, `document@version` pairs
 */
export function useRequestForm(plate: string, days: StartDays, consents: string) {
  const t = useTranslations('longTerm.form')
  const language = useLocale()
  const { months } = useTermChoice()
  const form = useApiForm({
    schema: requestSchema(days),
    initial: EMPTY_REQUEST,
    idOf: requestFieldId,
    explain: (error) => t(`errors.${error}`),
    send: ({ last_name, first_name, phone, email, startDate, who, company, comment }) => {
      const person = { last_name: last_name.trim(), first_name: first_name.trim(), phone, email: email.trim() }
      const terms = { gosnomer: plate, months, startDate, comment: comment.trim() }
      const firm = who === 'company' ? company.trim() : null
      return requestLongTerm({ ...person, ...terms, company: firm }, { consents, language })
    },
    onSuccess: () => {
      clearRequestDraft()
      showToast({ kind: 'ok', title: t('sentTitle'), text: t('sentText') })
    },
    onFailure: (error) => {
      console.error('long-term request', error)
      return readDoorFailure(error, FAILURES)
    },
  })
  const { names, values, set } = form

  const restore = useEffectEvent(() => {
    const savedRequest = readRequestDraft()
    for (const name of names) if (savedRequest[name] !== EMPTY_REQUEST[name]) set(name, savedRequest[name])
  })
  useEffect(() => restore(), [])

  function change(name: RequestField, value: string) {
    set(name, value)
    saveRequestDraft({ ...values, [name]: value })
  }

  return { ...form, set: change }
}
