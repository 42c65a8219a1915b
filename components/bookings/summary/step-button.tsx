'use client'

import { type ComponentProps, createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'

/** Id of the form of a step. */
export const STEP_FORM_ID = 'booking-step'

type ButtonState = Pick<ComponentProps<typeof SubmitButton>, 'label' | 'busyLabel' | 'longLabel' | 'isBusy'>

const ButtonContext = createContext<{ state: ButtonState | null; show: (state: ButtonState | null) => void } | null>(
  null,
)

/** @param first what it says at first, for the server's HTML; null where there is no form */
export function StepButtonProvider({ first, children }: { first: string | null; children: ReactNode }) {
  const [state, show] = useState<ButtonState | null>(
    first === null ? null : { label: first, busyLabel: first, isBusy: false },
  )
  return <ButtonContext value={{ state, show }}>{children}</ButtonContext>
}

/** Tells the button of the column what the form beside it does now; null: there is no form. */
export function useStepButton(state: ButtonState | null): void {
  const show = useContext(ButtonContext)?.show
  const { label = '', busyLabel = '', longLabel = busyLabel, isBusy = false } = state ?? {}
  useEffect(
    () => show?.(label === '' ? null : { label, busyLabel, longLabel, isBusy }),
    [show, label, busyLabel, longLabel, isBusy],
  )
}

/** Of the step's form, in the column beside it. */
export function StepButton() {
  const context = useContext(ButtonContext)
  const isReady = useHydrated()
  return context?.state && <SubmitButton {...context.state} disabled={!isReady} form={STEP_FORM_ID} isWide />
}
