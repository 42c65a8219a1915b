'use client'

import { useTranslations } from 'next-intl'
import { fieldId } from '@/components/bookings/driver/field-id'
import type { DriverForm } from '@/components/bookings/driver/use-driver-form'
import type { SummaryItem } from '@/components/forms/error-summary'
import { fieldOrder } from '@/lib/bookings/driver-rules'

/** Errors of the form in its order; those of the further drivers say whose they are. */
export function useSummaryItems(errorOf: DriverForm['errorOf'], extraDrivers: number): SummaryItem[] {
  const t = useTranslations('bookings.errors')
  return fieldOrder(extraDrivers).flatMap((path) => {
    const message = errorOf(path)
    if (!message) return []
    const index = /^extraDrivers\.(\d+)/.exec(path)?.[1]
    const whose = index === undefined ? message : t('ofDriver', { number: Number(index) + 2, message })
    return [{ id: fieldId(path), message: whose }]
  })
}
