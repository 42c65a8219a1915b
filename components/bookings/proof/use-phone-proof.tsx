'use client'

import type { ComponentProps, ReactNode } from 'react'
import { useProofStep } from '@/components/profile/use-proof-step'
import type { CodeProof } from '@/provider/contract/auth'
import type { PhoneProofDialog as Dialog } from './phone-proof-dialog'

async function loadDialog(locale: string) {
  const { PhoneProofDialog, loadProofMessages } = await import('./phone-proof-dialog')
  const messages = await loadProofMessages(locale)
  return (props: Omit<ComponentProps<typeof Dialog>, 'messages'>) => <PhoneProofDialog {...props} messages={messages} />
}

/** Without the dialog the form still says that the phone has to be proved. */
const loadDialogIfPossible = (locale: string) => loadDialog(locale).catch(() => null)

/**
 * Sends what may need a proof of the driver's phone. When it does, a dialog asks for a code, and it is sent again with that.
 * `dialog` stands outside every form.
 */
export function usePhoneProof(): { withProof: typeof withProof; dialog: ReactNode } {
  const { sendWithStep, step } = useProofStep('phone_unproved', loadDialogIfPossible)

  /** @throws {RejectionError} also `phone_unproved`, when the visitor leaves the dialog */
  function withProof<Result>(phone: string, send: (proof?: CodeProof) => Promise<Result>): Promise<Result> {
    return sendWithStep(
      () => send(),
      ({ rejection, resolve, reject, close }) => ({
        phone,
        about: rejection.details?.about,
        send: async (proof) => resolve(await send(proof)),
        onFailure: reject,
        onEnd: () => {
          close()
          // After a success it has been settled already.
          reject(rejection)
        },
      }),
    )
  }

  return { withProof, dialog: step }
}
