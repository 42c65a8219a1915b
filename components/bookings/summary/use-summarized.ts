'use client'

import { useTranslations } from 'next-intl'
import { fieldId } from '@/components/bookings/driver/field-id'
import type { DriverForm } from '@/components/bookings/driver/use-driver-form'
import type { SummarizedForm } from '@/components/forms/error-summary'
import { type FieldPath, fieldOrder } from '@/lib/bookings/driver-rules'

/** The form for its summary: errors of the further drivers say whose they are. */
export function useSummarized({ form, errorOf }: DriverForm, extraDrivers: number): SummarizedForm<FieldPath> {
  const t = useTranslations('bookings.errors')
  return {
    names: fieldOrder(extraDrivers),
    idOf: fieldId,
    attempt: form.formState.submitCount,
    errorOf: (path) => {
      const message = errorOf(path)
      const index = /^extraDrivers\.(\d+)/.exec(path)?.[1]
      return message && index ? t('ofDriver', { number: Number(index) + 2, message }) : message
    },
  }
}
