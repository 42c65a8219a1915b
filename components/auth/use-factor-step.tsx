'use client'

import { useLocale } from 'next-intl'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/** Few clients have a second factor: the step and its texts are loaded before they are rendered. */
const loadStep = () => import('@/components/profile/factor-step')
const FactorStep = lazy(async () => ({ default: (await loadStep()).FactorStepAlone }))

/** What the step itself tells; anything else is about the form before it. */
const OF_STEP: readonly FailureCode[] = ['second_factor_wrong', 'too_many_requests', 'unavailable']

type Sending = {
  /** @param secondFactor undefined: it is not known yet whether one is needed */
  send: (secondFactor?: string) => Promise<void>
  /** It failed for another reason than the second factor. */
  onFailure: (error: unknown) => void
}

/** Signs in; a client with a second factor is asked for it in the place of the form, which keeps everything typed. */
export function useFactorStep(): { withFactor: typeof withFactor; step: ReactNode } {
  const locale = useLocale()
  const [props, setProps] = useState<ComponentProps<typeof FactorStep> | null>(null)

  async function withFactor({ send, onFailure }: Sending): Promise<void> {
    try {
      await send()
    } catch (error) {
      if (!(error instanceof RejectionError) || error.code !== 'second_factor_required') throw error
      const { loadFactorMessages } = await loadStep()
      setProps({
        messages: await loadFactorMessages(locale),
        onBack: () => setProps(null),
        onProve: async (secondFactor) => {
          try {
            await send(secondFactor)
          } catch (failure) {
            if (failure instanceof RejectionError && OF_STEP.includes(failure.code)) throw failure
            setProps(null)
            onFailure(failure)
          }
        },
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
