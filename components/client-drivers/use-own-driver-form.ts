'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useHookForm } from '@/components/forms/use-hook-form'
import { type SavedDriver, saveDriver } from '@/lib/browser-api/client-drivers'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { driverRequest, readDriverErrors } from '@/lib/client-drivers/driver-request'
import {
  type DriverChecks,
  type DriverField,
  type DriverFields,
  type DriverSchema,
  driverFieldId,
  driverSchema,
} from '@/lib/client-drivers/driver-rules'
import { type ClientDriverRejection, nameDriverRejection } from '@/lib/client-drivers/rejections'
import type { FormRejection } from '@/lib/forms/rejection'
import { dateErrorFacts } from '@/lib/forms/rules/date'

export type OwnDriverForm = ReturnType<typeof useOwnDriverForm>

type Options = {
  id: number | null
  start: DriverFields
  checks: DriverChecks
  /** False: the scans come in a later step. */
  hasScans: boolean
  onSaved: (driver: SavedDriver) => void
  /** Something else than the scans was rejected. */
  onDataRejected: () => void
}

const WITHOUT_SCANS = { passport: [], licence: [] } as const

/** The form of one driver: its rules, its sending, and what was rejected. */
export function useOwnDriverForm({ id, start, checks, hasScans, onSaved, onDataRejected }: Options) {
  const t = useTranslations('clientDrivers.errors')
  const language = useLocale()
  const schema: DriverSchema = { ...driverSchema(checks), ...(hasScans ? {} : WITHOUT_SCANS) }
  return useHookForm<DriverSchema, ClientDriverRejection, SavedDriver>({
    schema,
    initial: start,
    idOf: driverFieldId,
    listsRejections: true,
    explain: (error, value) => t(error, { max: checks.maxDriverAge, ...dateErrorFacts(value) }),
    send: (fields) => saveDriver(id, driverRequest(fields, checks.hasMiddleNameField), language),
    onSuccess: onSaved,
    onFailure: (error) => {
      const rejection = readRejection(error, Object.keys(schema) as DriverField[])
      const names = 'errors' in rejection ? Object.keys(rejection.errors) : []
      if (names.some((name) => !(name in WITHOUT_SCANS))) onDataRejected()
      return rejection
    },
  })
}

function readRejection(
  error: unknown,
  names: readonly DriverField[],
): FormRejection<DriverSchema, ClientDriverRejection> {
  if (error instanceof RejectionError) {
    if (error.code === 'phone_taken') return { errors: { phone: 'phoneTaken' } }
    if (error.code === 'driver_too_old') return { errors: { birthDate: 'driverTooOld' } }
  }
  return readDriverErrors(error, names) ?? { failure: nameDriverRejection(error) }
}
