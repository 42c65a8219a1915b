'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useApiForm } from '@/components/forms/use-api-form'
import { requestPartnership } from '@/lib/browser-api/partners'
import { readDoorFailure, readFieldErrors } from '@/lib/forms/rejection'
import { type PartnerField, partnerSchema } from '@/lib/partners/partner-rules'
import { showToast } from '@/lib/toasts/show-toast'
import { PARTNER_KINDS } from '@/provider/contract/rules/partners/partner-kinds'

/** What the door says of a field that passed the rules here. */
const FIELD_ERRORS = {
  company: 'companyEmpty',
  contactName: 'nameWrong',
  phone: 'phoneWrong',
  email: 'emailWrong',
  kind: 'kindEmpty',
} as const

const FAILURES = { consent_required: 'documentsChanged' } as const

export type PartnerForm = ReturnType<typeof usePartnerForm>

/** Returns the id of a field's control. */
export function partnerFieldId(name: PartnerField): string {
  return `partner-${name}`
}

/** @param consents `document@version` pairs, joined by commas. */
export function usePartnerForm(consents: string) {
  const t = useTranslations('partners')
  const language = useLocale()
  return useApiForm({
    schema: partnerSchema,
    idOf: partnerFieldId,
    listsRejections: true,
    explain: (error) => t(`errors.${error}`),
    send: ({ privacyPolicy: _, personalData: __, kind: chosen, ...fields }) => {
      const kind = PARTNER_KINDS.find((one) => one === chosen) ?? 'other'
      return requestPartnership({ ...fields, kind }, { consents, language })
    },
    onSuccess: () => showToast({ kind: 'ok', title: t('form.sentTitle'), text: t('form.sentText') }),
    onFailure: (error) => readFieldErrors(error, FIELD_ERRORS) ?? readDoorFailure(error, FAILURES),
  })
}
