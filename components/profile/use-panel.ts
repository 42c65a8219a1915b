'use client'

import { type FormEvent, useRef, useState } from 'react'
import { usePlainForm } from '@/components/forms/use-plain-form'
import { Cancelled } from '@/lib/profile/cancelled'
import { type ProfileNote, readProfileRefusal } from '@/lib/profile/profile-refusal'
import type { ProfileFault } from '@/lib/profile/profile-rules'

/** `turn`: each telling is a new one, also of the same. */
export type Told = { done: string } | { note: ProfileNote; seconds: number; turn: number } | null

type Work = () => Promise<string>

/** Something that a panel does: one at a time, and it says how it went. Unlike a form that is left, it stays. */
export function usePanelWork(onFault: (fault: ProfileFault) => void = () => undefined) {
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState<Told>(null)
  const turn = useRef(0)
  const isRunning = useRef(false)

  /** @param work answers what to say of its success; empty: nothing */
  async function run(work: Work): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setTold(null)
    try {
      setTold({ done: await work() })
    } catch (error) {
      refuse(error)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  function refuse(error: unknown) {
    if (error instanceof Cancelled) return
    const refusal = readProfileRefusal(error)
    turn.current += 1
    if ('note' in refusal) setTold({ ...refusal, turn: turn.current })
    else onFault(refusal.fault)
  }

  return { isBusy, told, run, refuse, hush: () => setTold(null) }
}

type Options<Name extends string> = {
  names: readonly Name[]
  initial: Record<Name, string>
  faultOf: (name: Name, values: Record<Name, string>) => Promise<ProfileFault | null>
  /** Which field a refused fault belongs to. */
  fieldOf: (fault: ProfileFault) => Name
  idOf: (name: Name) => string
  boxes?: readonly Name[]
}

export type PanelForm<Name extends string> = ReturnType<typeof usePanelForm<Name>>

/** A small form: rules by field, one sending at a time, and what came back; nothing typed is lost by a refusal. */
export function usePanelForm<Name extends string>({ fieldOf, idOf, ...options }: Options<Name>) {
  const form = usePlainForm<Name, ProfileFault>(options)
  const [refused, setRefused] = useState<{ field: Name; fault: ProfileFault } | null>(null)
  const work = usePanelWork((fault) => {
    setRefused({ field: fieldOf(fault), fault })
    document.getElementById(idOf(fieldOf(fault)))?.focus()
  })
  return {
    names: options.names,
    values: form.values,
    attempt: form.attempt,
    leave: form.leave,
    isBusy: work.isBusy,
    told: work.told,
    refuse: work.refuse,
    idOf,
    set: (name: Name, value: string) => {
      form.set(name, value)
      work.hush()
      if (refused?.field === name) setRefused(null)
    },
    faultOf: (name: Name): ProfileFault | null => form.faults[name] ?? (refused?.field === name ? refused.fault : null),
    submit: (event: FormEvent, send: Work) => {
      setRefused(null)
      void form.submit(event, () => void work.run(send))
    },
  }
}
