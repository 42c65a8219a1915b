'use client'

import type { ComponentProps, ReactNode } from 'react'
import { Cancelled } from '@/lib/profile/cancelled'
import type { StepUpDialog as Dialog } from './step-up-dialog'
import { useProofStep } from './use-proof-step'

async function loadDialog(locale: string) {
  const { StepUpDialog, loadStepUpMessages } = await import('./step-up-dialog')
  const messages = await loadStepUpMessages(locale)
  return (props: Omit<ComponentProps<typeof Dialog>, 'messages'>) => <StepUpDialog {...props} messages={messages} />
}

export type Proved = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/**
 * Does what needs more than a session; asks for a proof when the provider wants it, and goes on from there. `dialog` stands
 * outside every form.
 *
 * @param phone of the client, for password managers
 */
export function useStepUp(phone = ''): { proved: Proved; dialog: ReactNode } {
  const { sendWithStep, step } = useProofStep('step_up_required', loadDialog)

  /** @throws {Cancelled} when the client leaves the dialog */
  const proved: Proved = (work) =>
    sendWithStep(work, ({ rejection, resolve, reject, close }) => {
      const by = rejection.details?.by
      return {
        phone,
        by: by === 'code' || by === 'second_factor' ? by : 'any',
        onEnd: (isProved) => {
          close()
          if (isProved) resolve(work())
          else reject(new Cancelled())
        },
      }
    })

  return { proved, dialog: step }
}
