'use client'

import { useLocale } from 'next-intl'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { Cancelled } from '@/lib/profile/cancelled'

/** Loaded with its texts before it is rendered: what fails there takes the page away. */
const loadDialog = () => import('./step-up-dialog')
const StepUpDialog = lazy(async () => ({ default: (await loadDialog()).StepUpDialog }))

export type Proved = <Answer>(work: () => Promise<Answer>) => Promise<Answer>

/**
 * Does what needs more than a session; asks for a proof when the provider wants it, and goes on from there. `dialog` stands
 * outside every form.
 *
 * @param phone of the client, for password managers
 */
export function useStepUp(phone = ''): { proved: Proved; dialog: ReactNode } {
  const locale = useLocale()
  const [props, setProps] = useState<ComponentProps<typeof StepUpDialog> | null>(null)

  /** @throws {Cancelled} when the client leaves the dialog */
  const proved: Proved = async (work) => {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof RejectionError) || error.code !== 'step_up_required') throw error
      const by = error.details?.by
      const { loadStepUpMessages } = await loadDialog()
      const messages = await loadStepUpMessages(locale)
      await new Promise<void>((resolve, reject) => {
        setProps({
          ...{ messages, phone },
          by: by === 'code' || by === 'second_factor' ? by : 'any',
          onEnd: (isProved) => {
            setProps(null)
            if (isProved) resolve()
            else reject(new Cancelled())
          },
        })
      })
      return work()
    }
  }

  const dialog = props && (
    <Suspense>
      <StepUpDialog {...props} />
    </Suspense>
  )
  return { proved, dialog }
}
