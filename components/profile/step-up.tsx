'use client'

import { createContext, lazy, type ReactNode, Suspense, useContext, useRef, useState } from 'react'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { Cancelled } from '@/lib/profile/cancelled'

/** Loaded before it is rendered: what fails there takes the page away. */
const loadDialog = () => import('./step-up-dialog')
const StepUpDialog = lazy(async () => ({ default: (await loadDialog()).StepUpDialog }))

type Proved = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

const StepUp = createContext<Proved>((work) => work())

/** Does what needs more than a session; asks for the password when the provider wants it, and goes on from there. */
export function useProved(): Proved {
  return useContext(StepUp)
}

type Waiting = { resolve: () => void; reject: (reason: Cancelled) => void }

export function StepUpProvider({ phone, children }: { phone: string; children: ReactNode }) {
  const [isAsking, setIsAsking] = useState(false)
  const waiting = useRef<Waiting | null>(null)

  const confirmIdentity = () =>
    new Promise<void>((resolve, reject) => {
      waiting.current = { resolve, reject }
      setIsAsking(true)
    })

  const proved: Proved = async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RejectionError) || error.code !== 'step_up_required') throw error
      await loadDialog()
      await confirmIdentity()
      return work()
    }
  }

  function end(isProved: boolean) {
    setIsAsking(false)
    const { current } = waiting
    waiting.current = null
    if (isProved) current?.resolve()
    else current?.reject(new Cancelled())
  }

  return (
    <StepUp value={proved}>
      {children}
      {isAsking && (
        <Suspense>
          <StepUpDialog onEnd={end} phone={phone} />
        </Suspense>
      )}
    </StepUp>
  )
}
