'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useApiForm } from '@/components/forms/use-api-form'
import { sendMessage } from '@/lib/browser-api/contacts'
import { type MessageField, messageSchema } from '@/lib/contacts/message-rules'
import { readDoorFailure } from '@/lib/forms/rejection'

/** Returns the id of a field's control. */
export function messageFieldId(name: MessageField): string {
  return `message-${name}`
}

/** @param consents the documents that the boxes stand for, `document@version` pairs */
export function useMessageForm(consents: string) {
  const t = useTranslations('contacts.form')
  const language = useLocale()
  return useApiForm({
    schema: messageSchema,
    idOf: messageFieldId,
    explain: (error) => t(`errors.${error}`),
    send: ({ name, phone, email, message }) => {
      const request = { name: name.trim(), phone, email: email.trim(), message: message.trim() }
      return sendMessage(request, { consents, language })
    },
    onFailure: (error) => {
      console.error('message', error)
      return readDoorFailure(error)
    },
  })
}
