'use client'

import { useRef, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import type { ErrorsOf } from '@/lib/forms/schema'
import { Cancelled } from '@/lib/profile/cancelled'
import { type ProfileNote, readProfileRefusal } from '@/lib/profile/profile-refusal'
import type { PanelSchema, ProfileFault } from '@/lib/profile/profile-rules'
import { useFaultText } from './use-fault-text'

/** `turn`: each telling is a new one, also of the same. */
export type Told = { done: string } | { note: ProfileNote; seconds: number; turn: number } | null

type Work = () => Promise<string>

/** Something that a panel does: one at a time, and it says how it went. Unlike a form that is left, it stays. */
export function usePanelWork() {
  const [isBusy, setIsBusy] = useState(false)
  const { told, setTold, refuse } = useTold()
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

  return { isBusy, told, run }
}

function useTold() {
  const [told, setTold] = useState<Told>(null)
  const turn = useRef(0)

  /** @returns what is wrong with a field; anything else is told */
  function refuse(error: unknown): ProfileFault | null {
    if (error instanceof Cancelled) return null
    const refusal = readProfileRefusal(error)
    if ('fault' in refusal) return refusal.fault
    turn.current += 1
    setTold({ ...refusal, turn: turn.current })
    return null
  }

  return { told, setTold, refuse }
}

type Options<Name extends string> = {
  schema: PanelSchema<Name>
  initial?: Record<Name, string>
  idOf: (name: Name) => string
  /** Which field the door's fault belongs to. */
  fieldOf: (fault: ProfileFault) => Name
  /** Answers what to say of the success; empty: nothing. */
  send: (values: Record<Name, string>) => Promise<string>
}

export type PanelForm<Name extends string> = ReturnType<typeof usePanelForm<Name>>

/** A small form that stays, and says how it went. */
export function usePanelForm<Name extends string>({ fieldOf, send, ...options }: Options<Name>) {
  const explain = useFaultText()
  const { told, setTold, refuse } = useTold()

  function read(error: unknown) {
    const fault = refuse(error)
    return { errors: (fault ? { [fieldOf(fault)]: fault } : {}) as ErrorsOf<PanelSchema<Name>> }
  }

  const form = useApiForm<PanelSchema<Name>, never, string>({
    ...options,
    explain,
    isReusable: true,
    send: (values) => {
      setTold(null)
      return send(values)
    },
    onSuccess: (done) => setTold({ done }),
    onFailure: read,
  })

  return {
    ...form,
    told,
    refuse: (error: unknown) => form.show(read(error)),
    set: (name: Name, value: string) => {
      form.set(name, value)
      setTold(null)
    },
  }
}
