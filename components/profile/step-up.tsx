'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { type Proved, useStepUp } from './use-step-up'

const StepUp = createContext<Proved>((work) => work())

/** Does what needs more than a session; asks for the password when the provider wants it, and goes on from there. */
export function useProved(): Proved {
  return useContext(StepUp)
}

/** The dialog stands behind its children, outside their forms. @param phone of the client, for password managers */
export function StepUpProvider({ phone, children }: { phone?: string; children: ReactNode }) {
  const { proved, dialog } = useStepUp(phone)
  return (
    <StepUp value={proved}>
      {children}
      {dialog}
    </StepUp>
  )
}
