'use client'

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { DriverFields, FieldPath } from '@/lib/bookings/driver-rules'
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
  /** Of a field that somebody changes: the form is kept as it then is. */
  note: (path: FieldPath) => void
  /** Puts other fields into the form, and keeps them. */
  take: (fields: DriverFields) => void
  /** Forgets everything typed, here and in the browser. */
  erase: () => void
}

type Form = { fields: DriverFields; reset: (fields: DriverFields) => void }

/** The form's fields in the draft. A citizenship that nobody chose is the page's language's, and is not kept. */
export function useDraft({ fields, reset }: Form, start: DriverFormStart): Draft {
  const { keepsDraft, extraDrivers } = start
  const { citizenship } = start.fields
  const [isReady, setIsReady] = useState(false)
  const hasChosen = useRef(false)
  const isChanged = useRef(false)
  const isKept = useSession(({ booking }) => keepsDraft && booking !== null && !isEmptyDraft(booking.fields))

  function keep(): void {
    const draft = draftOf(fields)
    useSession.getState().keepFields(hasChosen.current ? draft : { ...draft, citizenship: '' })
  }

  function erase(): void {
    hasChosen.current = false
    isChanged.current = false
    useSession.getState().clear()
    reset({ ...EMPTY_FORM, citizenship, extraDrivers: seatedDrivers([], extraDrivers) })
    document.getElementById(fieldId('last_name'))?.focus()
  }

  const restore = useEffectEvent(() => {
    rereadSession()
    const kept = useSession.getState().booking?.fields
    hasChosen.current = Boolean(kept?.citizenship)
    const people = seatedDrivers(kept?.extraDrivers ?? [], extraDrivers)
    if (kept) reset({ ...EMPTY_FORM, ...kept, citizenship: kept.citizenship || citizenship, extraDrivers: people })
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another number of people is another form
  useEffect(() => {
    if (keepsDraft) restore()
    setIsReady(true)
  }, [keepsDraft, extraDrivers, citizenship])

  const keepChanged = useEffectEvent(() => {
    if (keepsDraft && isChanged.current) keep()
    isChanged.current = false
  })
  const content = JSON.stringify(fields)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields as they then are
  useEffect(() => keepChanged(), [content])

  return {
    isReady,
    isKept,
    keep,
    erase,
    note: (path) => {
      isChanged.current = true
      if (path === 'citizenship') hasChosen.current = true
    },
    take: (anew) => {
      isChanged.current = true
      reset(anew)
    },
  }
}
