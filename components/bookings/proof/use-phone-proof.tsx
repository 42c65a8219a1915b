'use client'

import { useLocale } from 'next-intl'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { CodeProof } from '@/provider/contract/auth'

/** Few visitors are asked for a proof: the dialog and its texts are loaded then, before it is rendered. */
const loadDialog = () => import('./phone-proof-dialog')
const PhoneProofDialog = lazy(async () => ({ default: (await loadDialog()).PhoneProofDialog }))

type DialogProps = ComponentProps<typeof PhoneProofDialog>

/**
 * Sends what may need a proof of the driver's phone. When it does, a dialog asks for a code, and it is sent again with that.
 * `dialog` stands outside every form.
 */
export function usePhoneProof(): { withProof: typeof withProof; dialog: ReactNode } {
  const locale = useLocale()
  const [props, setProps] = useState<DialogProps | null>(null)

  /** @throws {RejectionError} also `phone_unproved`, when the visitor leaves the dialog */
  async function withProof<Result>(phone: string, send: (proof?: CodeProof) => Promise<Result>): Promise<Result> {
    try {
      return await send()
    } catch (error) {
      if (!(error instanceof RejectionError) || error.code !== 'phone_unproved') throw error
      const messages = await loadDialog()
        .then(({ loadProofMessages }) => loadProofMessages(locale))
        .catch(() => null)
      if (messages === null) throw error
      return new Promise<Result>((resolve, reject) => {
        setProps({
          messages,
          phone,
          about: error.details?.about,
          send: async (proof) => resolve(await send(proof)),
          onFailure: reject,
          onEnd: () => {
            setProps(null)
            // After a success it has been settled already.
            reject(error)
          },
        })
      })
    }
  }

  const dialog = props && (
    <Suspense>
      <PhoneProofDialog {...props} />
    </Suspense>
  )
  return { withProof, dialog }
}
