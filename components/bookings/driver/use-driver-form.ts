'use client'

import { useCheckedForm } from '@/components/forms/use-checked-form'
import { usePlainFields } from '@/components/forms/use-plain-fields'
import {
  type DriverChecks,
  type DriverFieldError,
  type DriverFields,
  type FieldPath,
  fieldOrder,
} from '@/lib/bookings/driver-rules'
import { driverSchema } from '@/lib/bookings/driver-schema'
import { flatten, unflatten } from '@/lib/bookings/flat-fields'
import { seatedDrivers } from '@/lib/bookings/form-fields'
import { fieldId } from './field-id'
import { type DriverFormStart, useDraft } from './use-draft'

export type DriverForm = ReturnType<typeof useDriverForm>

/**
 * The form of those who drive, and its draft.
 *
 * @param paths of the fields that are shown; only their rules are run
 */
export function useDriverForm(
  checks: DriverChecks,
  start: DriverFormStart,
  explain: (error: DriverFieldError, value?: string) => string,
  paths = fieldOrder(start.extraDrivers),
) {
  const { fields: first, extraDrivers } = start
  const schema = driverSchema(checks, extraDrivers, paths)
  const initial = flatten({ ...first, extraDrivers: seatedDrivers(first.extraDrivers, extraDrivers) })
  const form = useCheckedForm(
    { schema, idOf: fieldId, explain, listsRejections: true },
    usePlainFields(schema, initial),
  )
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
    handleSubmit: (next: (fields: DriverFields) => Promise<void>) =>
      form.handleSubmit((values) => next(unflatten(values, extraDrivers))),
  }
}
