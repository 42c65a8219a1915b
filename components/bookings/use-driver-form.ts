'use client'

import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLeaveRules } from '@/components/forms/use-leave-rules'
import { type DraftFields, useDraft } from '@/lib/bookings/draft-store'
import {
  type DriverChecks,
  type DriverFields,
  type FieldFault,
  type FieldName,
  fieldFault,
  LEFT_FIELDS,
} from '@/lib/bookings/driver-rules'
import { isPossiblePhone } from '@/lib/forms/possible-phone'

const EMPTY: DriverFields = {
  last_name: '',
  first_name: '',
  middle_name: '',
  noMiddleName: false,
  birthDate: '',
  licenceSince: '',
  citizenship: '',
  phone: '',
  email: '',
  privacyPolicy: false,
  personalData: false,
}

export type DriverForm = {
  form: UseFormReturn<DriverFields>
  /** The form's `onBlur`. */
  leave: ReturnType<typeof useLeaveRules>
  /** Before, nothing can be typed that hydration or the draft would wipe. */
  isReady: boolean
  /** `register`'s rule of a field. */
  rule: (name: FieldName) => { validate: (value: unknown, fields: DriverFields) => Promise<true | string> }
}

/** The step's form: rules on leaving a field and on submit, every change kept in the draft. */
export function useDriverForm(
  checks: DriverChecks,
  citizenship: string,
  explain: (fault: FieldFault) => string,
): DriverForm {
  const form = useForm<DriverFields>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: { ...EMPTY, citizenship },
  })
  const isReady = useDraftOf(form)

  async function faultOf(name: FieldName, fields: DriverFields): Promise<FieldFault | null> {
    const fault = fieldFault(name, fields, checks)
    if (fault || name !== 'phone') return fault
    return (await isPossiblePhone(fields.phone)) ? null : 'phoneWrong'
  }

  const rule: DriverForm['rule'] = (name) => ({
    validate: async (_value, fields) => {
      const fault = await faultOf(name, fields)
      return fault === null || explain(fault)
    },
  })
  const leave = useLeaveRules((name) => {
    const field = LEFT_FIELDS.find((one) => one === name)
    if (field) void form.trigger(field)
  })
  return { form, isReady, leave, rule }
}

/** The draft's fields: everything but the consents. */
export function draftOf({ privacyPolicy, personalData, ...fields }: DriverFields): DraftFields {
  return fields
}

function useDraftOf(form: UseFormReturn<DriverFields>): boolean {
  const [isReady, setIsReady] = useState(false)
  useEffect(() => {
    // Absent where the browser refuses storage: then the draft lives as long as the page.
    useDraft.persist?.rehydrate()
    const { booking, keepFields } = useDraft.getState()
    if (booking) form.reset({ ...EMPTY, ...booking.fields })
    setIsReady(true)
    const changes = form.watch(() => keepFields(draftOf(form.getValues())))
    return () => changes.unsubscribe()
  }, [form])
  return isReady
}
