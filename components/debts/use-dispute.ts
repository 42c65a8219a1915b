'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useSending } from '@/components/forms/use-sending'
import { giveDispute } from '@/lib/browser-api/debts'
import { type DisputeRefusal, disputeRefusal } from '@/lib/debts/refusals'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/debts/dispute-limits'
import { useEvidence } from './use-evidence'

/** The dispute of one fine or damage: its words, its files, and what came back. */
export function useDispute(section: 'fines' | 'damages', id: number, maxMb: number) {
  const t = useTranslations('debts.dispute')
  const router = useRouter()
  const { isSending, send } = useSending()
  const [refusal, setRefusal] = useState<DisputeRefusal | null>(null)
  const evidence = useEvidence(maxMb)
  const form = useForm<{ text: string }>({ mode: 'onSubmit', shouldFocusError: true, defaultValues: { text: '' } })

  const text = form.register('text', {
    validate: (typed) => {
      if (typed.trim() === '') return t('textEmpty')
      return typed.trim().length <= DISPUTE_TEXT_MAX || t('textLong', { max: DISPUTE_TEXT_MAX })
    },
  })

  const submit = form.handleSubmit(({ text: typed }) => {
    setRefusal(null)
    if (evidence.isGoing) return evidence.remind()
    void send(
      async () => {
        await giveDispute(section, id, { text: typed.trim(), files: evidence.ids })
        showToast({ kind: 'ok', title: t('done'), text: '' })
        router.refresh()
      },
      (error) => setRefusal(disputeRefusal(error)),
    )
  })

  return { text, error: form.formState.errors.text?.message, evidence, submit, isSending, refusal }
}
