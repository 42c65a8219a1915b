'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useEffect, useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { requestCallback } from '@/lib/browser-api/callback'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { type CallbackFaults, type CallbackFields, callbackFaults } from '@/lib/callback/callback-rules'
import { hideToast } from '@/lib/toasts/hide-toast'
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
  const tell = useFaultToasts(faults)

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

/** The toasts of specification §5 and §8, word for word; one for the consents, one for the rest, each gone with its fault. */
function useFaultToasts(faults: CallbackFaults) {
  const t = useTranslations('callback')
  const title = t('errorTitle')
  const formWrong = t('formWrong')
  const consentRequired = t('consentRequired')
  const { isWrong, lacksConsent } = toldBy(faults)

  useEffect(() => {
    if (!isWrong) hideToast({ kind: 'bad', title, text: formWrong })
  }, [isWrong, title, formWrong])
  useEffect(() => {
    if (!lacksConsent) hideToast({ kind: 'bad', title, text: consentRequired })
  }, [lacksConsent, title, consentRequired])

  return (found: CallbackFaults) => {
    const told = toldBy(found)
    if (told.isWrong) showToast({ kind: 'bad', title, text: formWrong })
    if (told.lacksConsent) showToast({ kind: 'bad', title, text: consentRequired })
  }
}

function toldBy({ name, phone, privacyPolicy, personalData }: CallbackFaults) {
  return { isWrong: Boolean(name || phone), lacksConsent: Boolean(privacyPolicy || personalData) }
}
