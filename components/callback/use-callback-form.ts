'use client'

import { useTranslations } from 'next-intl'
import { useEffect } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import { requestCallback } from '@/lib/browser-api/callback'
import { type CallbackField, callbackSchema } from '@/lib/callback/callback-rules'
import { readDoorFailure } from '@/lib/forms/rejection'
import type { ErrorsOf } from '@/lib/forms/schema'
import { hideToast } from '@/lib/toasts/hide-toast'
import { showToast } from '@/lib/toasts/show-toast'
import { goal } from '@/lib/tracking/goal'

type Errors = ErrorsOf<typeof callbackSchema>

/** Returns the id of a field's control. */
export function callbackFieldId(name: CallbackField): string {
  return `callback-${name}`
}

/** @param consents the documents that the boxes stand for, `document@version` pairs */
export function useCallbackForm(consents: string, onSent: () => void) {
  const t = useTranslations('callback')
  const form = useApiForm({
    schema: callbackSchema,
    idOf: callbackFieldId,
    explain: (error) => t(`errors.${error}`),
    send: ({ name, phone }) => requestCallback({ name: name.trim(), phone, consents }),
    onSuccess: () => {
      goal('klik zakazat')
      onSent()
    },
    onInvalid: (errors) => {
      showToasts(errors)
      const first = form.names.find((name) => errors[name])
      if (first) document.getElementById(callbackFieldId(first))?.focus()
    },
    onFailure: (error) => {
      // Logged (specification §7); the visitor sees it beside the phone, with the form as it was.
      console.error('callback', error)
      return readDoorFailure(error)
    },
  })
  const showToasts = useErrorToasts(form.errors)
  return form
}

/** The toasts of specification §5 and §8, word for word; one for the consents, one for the rest, each gone with its error. */
function useErrorToasts(errors: Errors) {
  const t = useTranslations('callback')
  const title = t('errorTitle')
  const formWrong = t('formWrong')
  const consentRequired = t('consentRequired')
  const { isWrong, lacksConsent } = kindsOf(errors)

  useEffect(() => {
    if (!isWrong) hideToast({ kind: 'bad', title, text: formWrong })
  }, [isWrong, title, formWrong])
  useEffect(() => {
    if (!lacksConsent) hideToast({ kind: 'bad', title, text: consentRequired })
  }, [lacksConsent, title, consentRequired])

  return (newErrors: Errors) => {
    const kinds = kindsOf(newErrors)
    if (kinds.isWrong) showToast({ kind: 'bad', title, text: formWrong })
    if (kinds.lacksConsent) showToast({ kind: 'bad', title, text: consentRequired })
  }
}

function kindsOf({ name, phone, privacyPolicy, personalData }: Errors) {
  return { isWrong: Boolean(name || phone), lacksConsent: Boolean(privacyPolicy || personalData) }
}
