'use client'

import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'

/** Id of the form of a step. */
export const STEP_FORM_ID = 'booking-step'

type Act = Pick<ComponentProps<typeof SubmitButton>, 'label' | 'busyLabel' | 'longLabel' | 'isBusy'>

const ActContext = createContext<{ act: Act; show: (act: Act) => void } | null>(null)

/** @param first the act as the form says it at first, for the server's HTML */
export function StepActProvider({ first, children }: { first: string; children: ReactNode }) {
  const [act, show] = useState<Act>({ label: first, busyLabel: first, isBusy: false })
  return <ActContext value={{ act, show }}>{children}</ActContext>
}

/** Tells the button of the column what the form beside it does now. */
export function useStepAct({ label, busyLabel, longLabel = busyLabel, isBusy }: Act): void {
  const show = useContext(ActContext)?.show
  useEffect(() => show?.({ label, busyLabel, longLabel, isBusy }), [show, label, busyLabel, longLabel, isBusy])
}

/** The act of the step's form, in the column beside it. */
export function StepAct() {
  const context = useContext(ActContext)
  const isReady = useHydrated()
  return context && <SubmitButton {...context.act} disabled={!isReady} form={STEP_FORM_ID} isWide size="l" />
}
