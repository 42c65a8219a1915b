'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { useSending } from '@/components/forms/use-sending'
import { sendMessage } from '@/lib/browser-api/contacts'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { ASK_BOXES, ASK_FIELDS, type AskedCar, type AskFault, type AskField, askFault } from '@/lib/callback/ask-rules'

const EMPTY = { fio: '', phone: '', email: '', privacyPolicy: '', personalData: '' }

/** @param consents the documents that the boxes stand for, `document@version` pairs */
export function useAskForm(consents: string, { car, dates }: AskedCar, onSent: () => void) {
  const t = useTranslations('callback.ask')
  const language = useLocale()
  const [failure, setFailure] = useState<'notSent' | 'tooMany' | null>(null)
  const { isSending, send } = useSending()
  const { values, faults, attempt, set, leave, submit } = usePlainForm<AskField, AskFault>({
    names: ASK_FIELDS,
    boxes: ASK_BOXES,
    initial: EMPTY,
    faultOf: askFault,
  })

  function deliver() {
    const message = dates === '' ? t('message', { car }) : t('messageOnDates', { car, dates })
    const request = { name: values.fio.trim(), phone: values.phone, email: values.email.trim(), message }
    void send(
      async () => {
        await sendMessage(request, { consents, language })
        onSent()
      },
      (error) => {
        console.error('message', error)
        setFailure(error instanceof RefusedError && error.code === 'too_many_requests' ? 'tooMany' : 'notSent')
      },
    )
  }

  return {
    values,
    attempt,
    set,
    leave,
    failure,
    isSending,
    errorOf: (name: AskField) => {
      const fault = faults[name]
      return fault ? t(`faults.${fault}`) : undefined
    },
    submit: (event: FormEvent) => {
      setFailure(null)
      void submit(event, deliver)
    },
  }
}
