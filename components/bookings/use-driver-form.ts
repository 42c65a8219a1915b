'use client'

import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLeaveRules } from '@/components/forms/use-leave-rules'
import type { DraftFields } from '@/lib/bookings/draft-slice'
import {
  type DriverChecks,
  type DriverFields,
  type FieldFault,
  type FieldPath,
  fieldFault,
  fieldOrder,
  isLeftField,
} from '@/lib/bookings/driver-rules'
import { EMPTY_FORM, seatedDrivers } from '@/lib/bookings/form-fields'
import { isPossiblePhone } from '@/lib/forms/possible-phone'
import { useSession } from '@/lib/session/store'

export type DriverForm = {
  form: UseFormReturn<DriverFields>
  /** The form's `onBlur`. */
  leave: ReturnType<typeof useLeaveRules>
  /** Before, nothing can be typed that hydration or the draft would wipe. */
  isReady: boolean
  /** `register`'s rule of a field. */
  rule: (path: FieldPath) => { validate: (value: unknown, fields: DriverFields) => Promise<true | string> }
  errorOf: (path: FieldPath) => string | undefined
}

export type DriverFormStart = {
  fields: DriverFields
  /** Of a new booking every change is kept in the draft; a booking that stands has its own people. */
  keepsDraft: boolean
  /** So many further drivers have fields. */
  extraDrivers: number
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
  const isReady = useStoredFields(form, start)

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
  return { form, isReady, leave, rule, errorOf }
}

/** The draft's fields: everything but the consents. */
export function draftOf({ privacyPolicy, personalData, ...fields }: DriverFields): DraftFields {
  return fields
}

function useStoredFields(form: UseFormReturn<DriverFields>, start: DriverFormStart): boolean {
  const { keepsDraft, extraDrivers } = start
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    if (!keepsDraft) {
      setIsReady(true)
      return
    }
    // Absent where the browser refuses storage: then the draft lives as long as the page.
    useSession.persist?.rehydrate()
    const { booking, keepFields } = useSession.getState()
    const people = seatedDrivers(booking?.fields.extraDrivers ?? [], extraDrivers)
    if (booking) form.reset({ ...EMPTY_FORM, ...booking.fields, extraDrivers: people })
    setIsReady(true)
    const changes = form.watch(() => keepFields(draftOf(form.getValues())))
    return () => changes.unsubscribe()
  }, [form, keepsDraft, extraDrivers])
  return isReady
}
