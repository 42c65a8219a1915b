'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { DriverFields } from '@/lib/bookings/driver-rules'
import { draftOf, EMPTY_FORM, isEmptyDraft, seatedDrivers } from '@/lib/bookings/form-fields'
import { rereadSession, useSession } from '@/lib/store/store'
import { fieldId } from './field-id'

export type DriverFormStart = {
  fields: DriverFields
  /** Of a new booking every change is kept in the draft; a booking that stands has its own people. */
  keepsDraft: boolean
  /** So many further drivers have fields. */
  extraDrivers: number
}

export type Draft = {
  /** Before, nothing can be typed that hydration or the draft would wipe. */
  isReady: boolean
  /** Whether this browser keeps anything that was typed. */
  isKept: boolean
  /** Writes the form as it stands into the draft. */
  keep: () => void
  /** Forgets everything typed, here and in the browser. */
  erase: () => void
}

/** The form's fields in the draft. A citizenship that nobody chose is the page's language's, and is not kept. */
export function useDraft(form: UseFormReturn<DriverFields>, start: DriverFormStart): Draft {
  const { keepsDraft, extraDrivers } = start
  const { citizenship } = start.fields
  const [isReady, setIsReady] = useState(false)
  const hasChosen = useRef(false)
  const isKept = useSession(({ booking }) => keepsDraft && booking !== null && !isEmptyDraft(booking.fields))

  function keep(): void {
    const draft = draftOf(form.getValues())
    useSession.getState().keepFields(hasChosen.current ? draft : { ...draft, citizenship: '' })
  }

  function erase(): void {
    hasChosen.current = false
    useSession.getState().clear()
    form.reset({ ...EMPTY_FORM, citizenship, extraDrivers: seatedDrivers([], extraDrivers) })
    // Not by the form: a reset one knows its fields only after the next render.
    document.getElementById(fieldId('last_name'))?.focus()
  }

  const keepTyped = useEffectEvent(keep)
  useEffect(() => {
    if (!keepsDraft) {
      setIsReady(true)
      return
    }
    rereadSession()
    const fields = useSession.getState().booking?.fields
    hasChosen.current = Boolean(fields?.citizenship)
    const people = seatedDrivers(fields?.extraDrivers ?? [], extraDrivers)
    if (fields)
      form.reset({ ...EMPTY_FORM, ...fields, citizenship: fields.citizenship || citizenship, extraDrivers: people })
    setIsReady(true)
    // Without a name it is a reset, not somebody typing.
    const changes = form.watch((_fields, { name }) => {
      if (name === 'citizenship') hasChosen.current = true
      if (name) keepTyped()
    })
    return () => changes.unsubscribe()
  }, [form, keepsDraft, extraDrivers, citizenship])
  return { isReady, isKept, keep, erase }
}
