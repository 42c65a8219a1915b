'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { useSending } from '@/components/forms/use-sending'
import { useDraft } from '@/lib/bookings/draft-store'
import { type DriverFields, FIELD_ORDER, type FieldFault, type FieldName } from '@/lib/bookings/driver-rules'
import { holdOnce } from '@/lib/bookings/hold-once'
import { type HoldContext, toHoldRequest } from '@/lib/bookings/hold-request'
import { reviewHref } from '@/lib/bookings/steps'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'
import { isOutage, type Refusal, useRefusalText } from './hold-refusal'
import { draftOf } from './use-driver-form'

type Context = Omit<HoldContext, 'language'> & {
  slug: string
  form: UseFormReturn<DriverFields>
  phoneText: string
  explain: (fault: FieldFault) => string
}

/** Refusals that belong to a field. */
const FIELD_OF: Partial<Record<FailureCode, { name: FieldName; fault: FieldFault }>> = {
  driver_too_young: { name: 'birthDate', fault: 'driverTooYoung' },
  driver_too_old: { name: 'birthDate', fault: 'driverTooOld' },
  experience_too_short: { name: 'licenceSince', fault: 'experienceTooShort' },
}

/** After these the page asks the server again: other price, other availability. */
const STALE: readonly FailureCode[] = ['car_taken', 'price_changed', 'quote_invalid', 'car_not_for_hire']

/** Sends the checked form and goes on to the review; a refusal leaves everything as typed. */
export function useHold({ slug, form, phoneText, explain, ...context }: Context) {
  const t = useTranslations('bookings')
  const language = useLocale()
  const router = useRouter()
  const text = useRefusalText(phoneText)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const { isSending, send } = useSending()

  function hold(fields: DriverFields): Promise<void> {
    return send(async () => {
      setRefusal(null)
      useDraft.getState().keepFields(draftOf(fields))
      const { number } = await holdOnce(toHoldRequest(fields, { ...context, language }))
      router.push(reviewHref(slug, number))
    }, refuse)
  }

  function refuse(error: unknown): void {
    const { code, details, fields } = error instanceof RefusedError ? error : new RefusedError('unavailable')
    const ofField = FIELD_OF[code]
    if (ofField) {
      form.setError(ofField.name, { message: explain(ofField.fault) })
      return
    }
    const named = FIELD_ORDER.filter((name) => fields?.[`driver.${name}`] !== undefined)
    if (named.length > 0) {
      for (const name of named) form.setError(name, { message: t('errors.refusedByBranch') })
      return
    }
    const shown = { code, details }
    setRefusal(shown)
    if (isOutage(shown)) showToast({ kind: 'bad', title: t('refusal.failedTitle'), text: text(shown) })
    if (STALE.includes(code)) router.refresh()
  }

  return { hold, isSending, refusal }
}
