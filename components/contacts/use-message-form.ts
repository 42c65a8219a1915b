'use client'

import { useLocale, useTranslations } from 'next-intl'
import { type FormEvent, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { useSending } from '@/components/forms/use-sending'
import { sendMessage } from '@/lib/browser-api/contacts'
import { RefusedError } from '@/lib/browser-api/refused-error'
import {
  MESSAGE_BOXES,
  MESSAGE_FIELDS,
  type MessageFault,
  type MessageField,
  messageFault,
} from '@/lib/contacts/message-rules'

const EMPTY = { name: '', phone: '', email: '', message: '', privacyPolicy: '', personalData: '' }

/** @param consents the documents that the boxes stand for, `document@version` pairs */
export function useMessageForm(consents: string) {
  const t = useTranslations('contacts.form')
  const language = useLocale()
  const [isSent, setIsSent] = useState(false)
  const [failure, setFailure] = useState<'notSent' | 'tooMany' | null>(null)
  const { isSending, send } = useSending()
  const { values, faults, attempt, set, leave, submit } = usePlainForm<MessageField, MessageFault>({
    names: MESSAGE_FIELDS,
    boxes: MESSAGE_BOXES,
    initial: EMPTY,
    faultOf: messageFault,
  })

  function deliver() {
    const { name, phone, email, message } = values
    const request = { name: name.trim(), phone, email: email.trim(), message: message.trim() }
    void send(
      async () => {
        await sendMessage(request, { consents, language })
        setIsSent(true)
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
    isSent,
    isSending,
    errorOf: (name: MessageField) => {
      const fault = faults[name]
      return fault ? t(`faults.${fault}`) : undefined
    },
    submit: (event: FormEvent) => {
      setFailure(null)
      void submit(event, deliver)
    },
  }
}
