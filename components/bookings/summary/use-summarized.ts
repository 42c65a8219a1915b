'use client'

import { useTranslations } from 'next-intl'
import type { DriverForm } from '@/components/bookings/driver/use-driver-form'
import type { SummarizedForm } from '@/components/forms/error-summary'
import type { FieldPath } from '@/lib/bookings/driver-rules'

/** The form for its summary: errors of the further drivers say whose they are. */
export function useSummarized(form: DriverForm): SummarizedForm<FieldPath> {
  const t = useTranslations('bookings.errors')
  return {
    ...form,
    errorOf: (path) => {
      const message = form.errorOf(path)
      const index = /^extraDrivers\.(\d+)/.exec(path)?.[1]
      return message && index ? t('ofDriver', { number: Number(index) + 2, message }) : message
    },
  }
}
