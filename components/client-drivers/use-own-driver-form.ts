'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { useLeaveRules } from '@/components/forms/use-leave-rules'
import { useSending } from '@/components/forms/use-sending'
import { keepDriver } from '@/lib/browser-api/client-drivers'
import { RefusedError } from '@/lib/browser-api/refused-error'
import { driverRequest, refusedFields } from '@/lib/client-drivers/driver-request'
import {
  DRIVER_FIELDS,
  type DriverChecks,
  type DriverFault,
  type DriverField,
  type DriverFields,
  driverFieldFault,
  driverFieldId,
} from '@/lib/client-drivers/driver-rules'
import { type DriverRefusal, driverRefusal } from '@/lib/client-drivers/refusals'
import { isPossiblePhone } from '@/lib/forms/possible-phone'

export type OwnDriverForm = {
  form: UseFormReturn<DriverFields>
  rule: (name: DriverField) => { validate: (value: unknown, fields: DriverFields) => Promise<true | string> }
  errorOf: (name: DriverField) => string | undefined
}

type Options = { id: number | null; start: DriverFields; checks: DriverChecks; onKept: () => void }

/** Boxes and scans are checked on submit only, so that nobody is told off for reading on. */
const NOT_LEFT: readonly DriverField[] = ['noMiddleName', 'passport', 'licence']

/** The form of one driver: rules on leaving a field and on submit, sending, and what was refused. */
export function useOwnDriverForm({ id, start, checks, onKept }: Options) {
  const t = useTranslations('clientDrivers.errors')
  const language = useLocale()
  const { isSending, send } = useSending()
  const [refusal, setRefusal] = useState<DriverRefusal | null>(null)
  const form = useForm<DriverFields>({
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    defaultValues: start,
  })
  const explain = (fault: DriverFault) => t(fault, { max: checks.maxDriverAge })

  const rule: OwnDriverForm['rule'] = (name) => ({
    validate: async (_value, fields) => {
      const fault = driverFieldFault(name, fields, checks)
      if (fault) return explain(fault)
      return name !== 'phone' || (await isPossiblePhone(fields.phone)) || explain('phoneWrong')
    },
  })
  const leave = useLeaveRules((left) => {
    const name = DRIVER_FIELDS.find((one) => one === left)
    if (name && !NOT_LEFT.includes(name)) void form.trigger(name)
  })

  function refuse(error: unknown): void {
    const names = error instanceof RefusedError ? refusedFields(error.fields, DRIVER_FIELDS) : []
    if (error instanceof RefusedError && error.code === 'phone_taken') tell('phone', 'phoneTaken')
    else if (error instanceof RefusedError && error.code === 'driver_too_old') tell('birthDate', 'driverTooOld')
    else if (names.length > 0) for (const name of names) tell(name, 'refused')
    else setRefusal(driverRefusal(error))
  }

  function tell(name: DriverField, fault: DriverFault): void {
    form.setError(name, { message: explain(fault) })
    document.getElementById(driverFieldId(name))?.focus()
  }

  const submit = form.handleSubmit((fields) => {
    setRefusal(null)
    void send(async () => {
      await keepDriver(id, driverRequest(fields, checks.asksMiddleName), language)
      onKept()
    }, refuse)
  })

  const errorOf = (name: DriverField) => form.getFieldState(name, form.formState).error?.message
  return { form, rule, errorOf, leave, submit, isSending, refusal }
}
