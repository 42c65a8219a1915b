'use client'

import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLeaveRules } from '@/components/forms/use-leave-rules'
import {
  type DriverChecks,
  type DriverFields,
  type FieldFault,
  type FieldPath,
  fieldFault,
  fieldOrder,
  isLeftField,
} from '@/lib/bookings/driver-rules'
import { seatedDrivers } from '@/lib/bookings/form-fields'
import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { type Draft, type DriverFormStart, useDraft } from './use-draft'

export type DriverForm = {
  form: UseFormReturn<DriverFields>
  /** The form's `onBlur`. */
  leave: ReturnType<typeof useLeaveRules>
  draft: Draft
  /** `register`'s rule of a field. */
  rule: (path: FieldPath) => { validate: (value: unknown, fields: DriverFields) => Promise<true | string> }
  errorOf: (path: FieldPath) => string | undefined
}

/** The step's form: rules on leaving a field and on submit. */
export function useDriverForm(
  checks: DriverChecks,
  start: DriverFormStart,
  explain: (fault: FieldFault) => string,
): DriverForm {
  const form = useForm<DriverFields>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...start.fields, extraDrivers: seatedDrivers(start.fields.extraDrivers, start.extraDrivers) },
  })
  const draft = useDraft(form, start)

  async function faultOf(path: FieldPath, fields: DriverFields): Promise<FieldFault | null> {
    const fault = fieldFault(path, fields, checks)
    if (fault || !path.endsWith('phone')) return fault
    return (await isPossiblePhone(String(form.getValues(path)))) ? null : 'phoneWrong'
  }

  const rule: DriverForm['rule'] = (path) => ({
    validate: async (_value, fields) => {
      const fault = await faultOf(path, fields)
      return fault === null || explain(fault)
    },
  })
  const leave = useLeaveRules((name) => {
    const path = fieldOrder(start.extraDrivers).find((one) => one === name)
    if (path && isLeftField(path)) void form.trigger(path)
  })
  const errorOf = (path: FieldPath) => form.getFieldState(path, form.formState).error?.message
  return { form, draft, leave, rule, errorOf }
}
