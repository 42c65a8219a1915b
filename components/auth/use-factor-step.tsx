'use client'

import { useLocale } from 'next-intl'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { Cancelled } from '@/lib/profile/cancelled'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Few clients have a second factor: the step and its texts are loaded before they are rendered. */
const loadStep = () => import('@/components/profile/factor-step')
const FactorStep = lazy(async () => ({ default: (await loadStep()).FactorStepAlone }))

/** What the step itself tells; anything else is about the form before it. */
const OF_STEP: readonly FailureCode[] = ['second_factor_wrong', 'too_many_requests', 'unavailable']

/** @param secondFactor undefined: whether one is needed is not clear yet */
type Send = (secondFactor?: string) => Promise<void>

/** Signs in; a client with a second factor is asked for it in the place of the form, which keeps everything typed. */
export function useFactorStep(): { withFactor: typeof withFactor; step: ReactNode } {
  const locale = useLocale()
  const [props, setProps] = useState<ComponentProps<typeof FactorStep> | null>(null)

  /** @throws {Error} what the form has to tell; `Cancelled` when the client goes back to it */
  async function withFactor(send: Send): Promise<void> {
    try {
      await send()
    } catch (error) {
      if (!(error instanceof RejectionError) || error.code !== 'second_factor_required') throw error
      const { loadFactorMessages } = await loadStep()
      const messages = await loadFactorMessages(locale)
      await new Promise<void>((resolve, reject) => {
        const leave = (reason: unknown) => {
          setProps(null)
          reject(reason)
        }
        setProps({
          messages,
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
        })
      })
    }
  }

  const step = props && (
    <Suspense>
      <FactorStep {...props} />
    </Suspense>
  )
  return { withFactor, step }
}
