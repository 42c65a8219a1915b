'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { requestCallback } from '@/lib/browser-api/callback'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { type CallbackFaults, type CallbackFields, callbackFaults } from '@/lib/callback/callback-rules'
import { showToast } from '@/lib/toasts/show-toast'
import { goal } from '@/lib/tracking/goal'

const EMPTY: CallbackFields = { name: '', phone: '', privacyPolicy: false, personalData: false }

/** In the order of the form: the first wrong one takes the focus. */
const NAMES = ['name', 'phone', 'privacyPolicy', 'personalData'] as const

/** @param consents the documents that the boxes stand for, `document@version` pairs */
export function useCallbackForm(consents: string, onSent: () => void) {
  const [fields, setFields] = useState(EMPTY)
  const [faults, setFaults] = useState<CallbackFaults>({})
  const [failure, setFailure] = useState<'notSent' | 'tooMany' | null>(null)
  const { isSending, send } = useSending()
  const tell = useFaultToasts()

  function change<Name extends keyof CallbackFields>(name: Name, value: CallbackFields[Name]) {
    setFields((now) => ({ ...now, [name]: value }))
    setFaults(({ [name]: _mended, ...rest }) => rest)
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    await send(
      async () => {
        const found = await callbackFaults(fields)
        setFaults(found)
        setFailure(null)
        const first = NAMES.find((name) => found[name])
        if (first) {
          tell(found)
          document.getElementById(`callback-${first}`)?.focus()
          throw new FormFault()
        }
        await requestCallback({ name: fields.name.trim(), phone: fields.phone, consents })
        goal('klik zakazat')
        onSent()
      },
      (error) => {
        if (error instanceof FormFault) return
        // Logged (specification §7); the visitor sees it beside the phone, with the form as it was.
        console.error('callback', error)
        setFailure(error instanceof RefusedError && error.code === 'too_many_requests' ? 'tooMany' : 'notSent')
      },
    )
  }

  return { fields, faults, failure, isSending, change, submit }
}

/** Nothing was sent: the form itself is wrong. */
class FormFault extends Error {}

/** The toasts of specification §5 and §8, word for word; one for the consents, one for the rest. */
function useFaultToasts() {
  const t = useTranslations('callback')
  return (faults: CallbackFaults) => {
    const title = t('errorTitle')
    if (faults.name || faults.phone) showToast({ kind: 'bad', title, text: t('formWrong') })
    if (faults.privacyPolicy || faults.personalData) showToast({ kind: 'bad', title, text: t('consentRequired') })
  }
}
