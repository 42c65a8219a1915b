'use client'

import { useRef, useState } from 'react'
import { useApiForm } from '@/components/forms/use-api-form'
import type { ErrorsOf } from '@/lib/forms/schema'
import { Cancelled } from '@/lib/profile/cancelled'
import { type ProfileNote, readProfileRejection } from '@/lib/profile/profile-rejection'
import type { PanelSchema, ProfileError } from '@/lib/profile/profile-rules'
import { useErrorText } from './use-error-text'

/** `turn`: each telling is a new one, also of the same. */
export type PanelStatus = { done: string } | { note: ProfileNote; seconds: number; revision: number } | null

type Work = () => Promise<string>

/** Something that a panel does: one at a time, and it says how it went. Unlike a form that is left, it stays. */
export function usePanelWork() {
  const [isBusy, setIsBusy] = useState(false)
  const { status, setStatus, handleRejection } = usePanelStatus()
  const isRunning = useRef(false)

  /** @param work answers what to say of its success; empty: nothing */
  async function run(work: Work): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setIsBusy(true)
    setStatus(null)
    try {
      setStatus({ done: await work() })
    } catch (error) {
      handleRejection(error)
    } finally {
      isRunning.current = false
      setIsBusy(false)
    }
  }

  return { isBusy, status, run }
}

function usePanelStatus() {
  const [status, setStatus] = useState<PanelStatus>(null)
  const lastRevision = useRef(0)

  /** @returns what is wrong with a field; anything else is told */
  function handleRejection(error: unknown): ProfileError | null {
    if (error instanceof Cancelled) return null
    const rejection = readProfileRejection(error)
    if ('fieldError' in rejection) return rejection.fieldError
    lastRevision.current += 1
    setStatus({ ...rejection, revision: lastRevision.current })
    return null
  }

  return { status, setStatus, handleRejection }
}

type Options<Name extends string> = {
  schema: PanelSchema<Name>
  initial?: Record<Name, string>
  idOf: (name: Name) => string
  /** Which field the door's error belongs to. */
  fieldOf: (error: ProfileError) => Name
  /** Answers what to say of the success; empty: nothing. */
  send: (values: Record<Name, string>) => Promise<string>
}

export type PanelForm<Name extends string> = ReturnType<typeof usePanelForm<Name>>

/** A small form that stays, and says how it went. */
export function usePanelForm<Name extends string>({ fieldOf, send, ...options }: Options<Name>) {
  const explain = useErrorText()
  const { status, setStatus, handleRejection } = usePanelStatus()

  function read(error: unknown) {
    const fieldError = handleRejection(error)
    return { errors: (fieldError ? { [fieldOf(fieldError)]: fieldError } : {}) as ErrorsOf<PanelSchema<Name>> }
  }

  const form = useApiForm<PanelSchema<Name>, never, string>({
    ...options,
    explain,
    isReusable: true,
    send: (values) => {
      setStatus(null)
      return send(values)
    },
    onSuccess: (done) => setStatus({ done }),
    onFailure: read,
  })

  return {
    ...form,
    status,
    showRejection: (error: unknown) => form.show(read(error)),
    set: (name: Name, value: string) => {
      form.set(name, value)
      setStatus(null)
    },
  }
}
