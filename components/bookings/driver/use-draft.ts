'use client'

import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { DriverFields, FieldPath } from '@/lib/bookings/driver-rules'
import { draftOf, EMPTY_FORM, isEmptyDraft, seatedDrivers } from '@/lib/bookings/form-fields'
import { rereadSession, useSession } from '@/lib/store/store'
import { fieldId } from './field-id'

export type DriverFormStart = {
  fields: DriverFields
  /** Of a new booking every change is kept in the draft; a booking that stands has its own people. */
  isDraftEnabled: boolean
  /** So many further drivers have fields. */
  extraDrivers: number
}

export type Draft = {
  /** Before, nothing can be typed that hydration or the draft would wipe. */
  isReady: boolean
  /** Whether this browser keeps anything that was typed. */
  isSaved: boolean
  /** Writes the form as it stands into the draft. */
  saveDraft: () => void
  /** Of a field that somebody changes: the form is kept as it then is. */
  note: (path: FieldPath) => void
  /** Puts other fields into the form, and keeps them. */
  replaceFields: (fields: DriverFields) => void
  /** Forgets everything typed, here and in the browser. */
  erase: () => void
}

type Form = { fields: DriverFields; reset: (fields: DriverFields) => void }

/** The form's fields in the draft. A citizenship that nobody chose is the page's language's, and is not kept. */
export function useDraft({ fields, reset }: Form, start: DriverFormStart): Draft {
  const { isDraftEnabled, extraDrivers } = start
  const { citizenship } = start.fields
  const [isReady, setIsReady] = useState(false)
  const hasChosen = useRef(false)
  const isChanged = useRef(false)
  const isSaved = useSession(({ booking }) => isDraftEnabled && booking !== null && !isEmptyDraft(booking.fields))

  function saveDraft(): void {
    const draft = draftOf(fields)
    useSession.getState().saveFields(hasChosen.current ? draft : { ...draft, citizenship: '' })
  }

  function erase(): void {
    hasChosen.current = false
    isChanged.current = false
    useSession.getState().clear()
    reset({ ...EMPTY_FORM, citizenship, extraDrivers: seatedDrivers([], extraDrivers) })
    document.getElementById(fieldId('last_name'))?.focus()
  }

  const restore = useEffectEvent((extraDrivers: number, citizenship: string) => {
    rereadSession()
    const savedFields = useSession.getState().booking?.fields
    hasChosen.current = Boolean(savedFields?.citizenship)
    const people = seatedDrivers(savedFields?.extraDrivers ?? [], extraDrivers)
    if (savedFields)
      reset({
        ...EMPTY_FORM,
        ...savedFields,
        citizenship: savedFields.citizenship || citizenship,
        extraDrivers: people,
      })
  })
  // Before the first frame after a soft navigation: a form that was off for a moment would blink.
  useLayoutEffect(() => {
    if (isDraftEnabled) restore(extraDrivers, citizenship)
    setIsReady(true)
  }, [isDraftEnabled, extraDrivers, citizenship])

  const saveIfChanged = useEffectEvent(() => {
    if (isDraftEnabled && isChanged.current) saveDraft()
    isChanged.current = false
  })
  const content = JSON.stringify(fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `content` stands for the fields, which `saveIfChanged` reads itself
  useEffect(() => saveIfChanged(), [content])

  return {
    isReady,
    isSaved,
    saveDraft,
    erase,
    note: (path) => {
      isChanged.current = true
      if (path === 'citizenship') hasChosen.current = true
    },
    replaceFields: (anew) => {
      isChanged.current = true
      reset(anew)
    },
  }
}
