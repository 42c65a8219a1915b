'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLeaveRules } from '@/components/forms/use-leave-rules'
import { useSending } from '@/components/forms/use-sending'
import { requestPartnership } from '@/lib/browser-api/partners'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { PARTNER_FIELDS, type PartnerFault, type PartnerFields, partnerFault } from '@/lib/partners/partner-rules'
import { showToast } from '@/lib/toasts/show-toast'
import { PARTNER_KINDS } from '@/provider/contract/rules/partners/partner-kinds'

const EMPTY: PartnerFields = {
  company: '',
  contactName: '',
  phone: '',
  email: '',
  site: '',
  kind: '',
  city: '',
  message: '',
  privacyPolicy: false,
  personalData: false,
}

/** Consents are read again before a submit, never on leaving: a box is left the moment it is looked at. */
const CHECKED_ON_LEAVING = ['company', 'contactName', 'phone', 'email'] as const

/** What the door says of a field that passed the rules here. */
const FAULT_OF_FIELD: Partial<Record<keyof PartnerFields, PartnerFault>> = {
  company: 'companyEmpty',
  contactName: 'nameWrong',
  phone: 'phoneWrong',
  email: 'emailWrong',
  kind: 'kindEmpty',
}

export type PartnerFailure = 'notSent' | 'tooMany' | 'documentsChanged'

export type PartnerForm = {
  form: UseFormReturn<PartnerFields>
  leave: ReturnType<typeof useLeaveRules>
  rule: (name: keyof PartnerFields) => { validate: (value: unknown, fields: PartnerFields) => Promise<true | string> }
}

/** @param consents `document@version` pairs, joined by commas. */
export function usePartnerForm(consents: string) {
  const t = useTranslations('partners')
  const language = useLocale()
  const [outcome, setOutcome] = useState<PartnerFailure | 'sent' | null>(null)
  const { isSending, send } = useSending()
  const form = useForm<PartnerFields>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: EMPTY,
  })
  const leave = useLeaveRules((name) => {
    const field = CHECKED_ON_LEAVING.find((one) => one === name)
    if (field) void form.trigger(field)
  })

  const rule: PartnerForm['rule'] = (name) => ({
    validate: async (_value, fields) => {
      const fault = await partnerFault(name, fields)
      return fault === null || t(`errors.${fault}`)
    },
  })

  function submit({ privacyPolicy, personalData, kind: chosen, ...fields }: PartnerFields): Promise<void> {
    const kind = PARTNER_KINDS.find((known) => known === chosen) ?? 'other'
    return send(async () => {
      setOutcome(null)
      await requestPartnership({ ...fields, kind }, { consents, language })
      setOutcome('sent')
      showToast({ kind: 'ok', title: t('form.sentTitle'), text: t('form.sentText') })
    }, refuse)
  }

  /** What was typed stays; a field that the door refused says so itself. */
  function refuse(error: unknown): void {
    const { code, fields } = error instanceof RefusedError ? error : new RefusedError('unavailable')
    const named = PARTNER_FIELDS.filter((name) => fields?.[name] !== undefined && FAULT_OF_FIELD[name])
    for (const name of named) form.setError(name, { message: t(`errors.${FAULT_OF_FIELD[name] ?? 'nameWrong'}`) })
    if (code === 'invalid_request' && named.length > 0) return
    if (code === 'consent_required') setOutcome('documentsChanged')
    else setOutcome(code === 'too_many_requests' ? 'tooMany' : 'notSent')
  }

  return { form, leave, rule, submit, isSending, outcome }
}
