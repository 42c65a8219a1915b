'use client'

import { useLocale } from 'next-intl'
import { type ReactNode, useState } from 'react'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { FailureCode } from '@/provider/contract/rules/failure-codes'

/**
 * Loads a step and its texts, and returns what renders it. It is loaded before it is rendered: what fails in a render takes the
 * page away. Null: it could not be loaded, and the form says what was rejected.
 */
type LoadStep<Props> = (locale: string) => Promise<((props: Props) => ReactNode) | null>

/** What a step settles. */
type Prompt<Result> = {
  rejection: RejectionError
  resolve: (result: Result | Promise<Result>) => void
  reject: (reason: unknown) => void
  close: () => void
}

/**
 * Sends what the provider may reject until somebody proves who he is. Few need to: the step is loaded then, and settles what was
 * sent.
 *
 * @param code of the rejection that the step answers
 */
export function useProofStep<Props>(code: FailureCode, loadStep: LoadStep<Props>) {
  const locale = useLocale()
  const [step, setStep] = useState<ReactNode>(null)

  async function sendWithStep<Result>(
    send: () => Promise<Result>,
    propsOf: (prompt: Prompt<Result>) => Props,
  ): Promise<Result> {
    try {
      return await send()
    } catch (rejection) {
      if (!(rejection instanceof RejectionError) || rejection.code !== code) throw rejection
      const render = await loadStep(locale)
      if (render === null) throw rejection
      return new Promise<Result>((resolve, reject) => {
        setStep(render(propsOf({ rejection, resolve, reject, close: () => setStep(null) })))
      })
    }
  }

  return { sendWithStep, step }
}
