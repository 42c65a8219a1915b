'use client'

import { type FormEvent, useRef } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import type { DriverChecks, DriverFieldError, DriverFields, FieldPath } from '@/lib/bookings/driver-rules'
import { type DriverSchema, driverSchema } from '@/lib/bookings/driver-schema'
import { flatten, unflatten } from '@/lib/bookings/flat-fields'
import { seatedDrivers } from '@/lib/bookings/form-fields'
import { fieldId } from './field-id'
import { type DriverFormStart, useDraft } from './use-draft'

export type DriverForm = ReturnType<typeof useDriverForm>

type FieldsHandler = (fields: DriverFields) => Promise<void>

/** The step's form: its rules and its draft. What is done with the checked fields says its callers' hooks. */
export function useDriverForm(
  checks: DriverChecks,
  start: DriverFormStart,
  explain: (error: DriverFieldError) => string,
) {
  const { fields: first, extraDrivers } = start
  const handler = useRef<FieldsHandler | null>(null)
  const form = useApiForm<DriverSchema, never, void>({
    schema: driverSchema(checks, extraDrivers),
    initial: flatten({ ...first, extraDrivers: seatedDrivers(first.extraDrivers, extraDrivers) }),
    idOf: fieldId,
    explain,
    isReusable: true,
    // Not waited for: hold and change say themselves when they are busy, and what failed.
    send: async (values) => void handler.current?.(unflatten(values, extraDrivers)),
    onFailure: () => ({ errors: {} }),
  })
  const fields = unflatten(form.values, extraDrivers)
  const reset = (anew: DriverFields) => form.reset(flatten(anew))
  const draft = useDraft({ fields, reset }, start)

  return {
    ...form,
    fields,
    draft,
    set: (path: FieldPath, value: string) => {
      draft.note(path)
      form.set(path, value)
    },
    /** Does something with the fields once they are right. */
    handleSubmit: (next: FieldsHandler) => (event?: FormEvent) => {
      handler.current = next
      void form.submit(event)
    },
  }
}
