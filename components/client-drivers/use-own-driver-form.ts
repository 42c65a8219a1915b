'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useApiForm } from '@/components/forms/use-api-form'
import { keepDriver } from '@/lib/browser-api/client-drivers'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { driverRequest, refusedFields } from '@/lib/client-drivers/driver-request'
import {
  type DriverChecks,
  type DriverField,
  type DriverFields,
  type DriverSchema,
  driverFieldId,
  driverSchema,
} from '@/lib/client-drivers/driver-rules'
import { type DriverRefusal, driverRefusal } from '@/lib/client-drivers/refusals'
import type { FormRejection } from '@/lib/forms/rejection'

export type OwnDriverForm = ReturnType<typeof useOwnDriverForm>

type Options = { id: number | null; start: DriverFields; checks: DriverChecks; onKept: () => void }

/** The form of one driver: its rules, its sending, and what was refused. */
export function useOwnDriverForm({ id, start, checks, onKept }: Options) {
  const t = useTranslations('clientDrivers.errors')
  const language = useLocale()
  const schema = driverSchema(checks)
  return useApiForm<DriverSchema, DriverRefusal, void>({
    schema,
    initial: start,
    idOf: driverFieldId,
    explain: (error) => t(error, { max: checks.maxDriverAge }),
    send: (fields) => keepDriver(id, driverRequest(fields, checks.asksMiddleName), language),
    onSuccess: onKept,
    onFailure: (error) => readRejection(error, Object.keys(schema) as DriverField[]),
  })
}

function readRejection(error: unknown, names: readonly DriverField[]): FormRejection<DriverSchema, DriverRefusal> {
  if (error instanceof RefusedError) {
    if (error.code === 'phone_taken') return { errors: { phone: 'phoneTaken' } }
    if (error.code === 'driver_too_old') return { errors: { birthDate: 'driverTooOld' } }
    const named = refusedFields(error.fields, names)
    if (named.length > 0) return { errors: Object.fromEntries(named.map((name) => [name, 'refused' as const])) }
  }
  return { failure: driverRefusal(error) }
}
