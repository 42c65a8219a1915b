'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useApiForm } from '@/components/forms/use-api-form'
import { sendMessage } from '@/lib/browser-api/contacts'
import { type QuestionCar, type QuestionField, questionSchema } from '@/lib/callback/question-rules'
import { readDoorFailure } from '@/lib/forms/rejection'

/** Returns the id of a field's control. */
export function questionFieldId(name: QuestionField): string {
  return `ask-${name}`
}

/** @param consents the documents that the boxes stand for, `document@version` pairs */
export function useQuestionForm(consents: string, { car, dates }: QuestionCar, onSent: () => void) {
  const t = useTranslations('callback.question')
  const language = useLocale()
  return useApiForm({
    schema: questionSchema,
    idOf: questionFieldId,
    explain: (error) => t(`errors.${error}`),
    send: ({ fio, phone, email }) => {
      const message = dates === '' ? t('message', { car }) : t('messageOnDates', { car, dates })
      return sendMessage({ name: fio.trim(), phone, email: email.trim(), message }, { consents, language })
    },
    onSuccess: onSent,
    onFailure: (error) => {
      console.error('message', error)
      return readDoorFailure(error)
    },
  })
}
