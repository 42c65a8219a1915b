'use client'

import type { ComponentProps, ReactNode } from 'react'
import type { FactorStepAlone as Step } from '@/components/profile/factor-step'
import { useProofStep } from '@/components/profile/use-proof-step'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { Cancelled } from '@/lib/profile/cancelled'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

async function loadStep(locale: string) {
  const { FactorStepAlone, loadFactorMessages } = await import('@/components/profile/factor-step')
  const messages = await loadFactorMessages(locale)
  return (props: Omit<ComponentProps<typeof Step>, 'messages'>) => <FactorStepAlone {...props} messages={messages} />
}

/** What the step itself tells; anything else is about the form before it. */
const OF_STEP: readonly FailureCode[] = ['second_factor_wrong', 'too_many_requests', 'unavailable']

/** @param secondFactor undefined: whether one is needed is not clear yet */
type Send = (secondFactor?: string) => Promise<void>

/** Signs in; a client with a second factor is asked for it in the place of the form, which keeps everything typed. */
export function useFactorStep(): { withFactor: typeof withFactor; step: ReactNode } {
  const { sendWithStep, step } = useProofStep('second_factor_required', loadStep)

  /** @throws {Error} what the form has to tell; `Cancelled` when the client goes back to it */
  function withFactor(send: Send): Promise<void> {
    return sendWithStep<void>(
      () => send(),
      ({ resolve, reject, close }) => {
        const leave = (reason: unknown) => {
          close()
          reject(reason)
        }
        return {
          onBack: () => leave(new Cancelled()),
          onProve: async (secondFactor) => {
            try {
              await send(secondFactor)
            } catch (failure) {
              if (failure instanceof RejectionError && OF_STEP.includes(failure.code)) throw failure
              return leave(failure)
            }
            resolve()
          },
        }
      },
    )
  }

  return { withFactor, step }
}
