'use client'

import { useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { type ClientDriverRejection, nameDriverRejection } from '@/lib/client-drivers/rejections'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'

/** Does something to the list and shows it anew, or says why it was rejected. */
export function useDriverAction(done: string) {
  const router = useRouter()
  const { isSending, send } = useSending()
  const [rejection, setRejection] = useState<ClientDriverRejection | null>(null)

  function run(work: () => Promise<void>): void {
    setRejection(null)
    void send(
      async () => {
        await work()
        showToast({ kind: 'ok', title: done, text: '' })
        router.refresh()
      },
      (error) => setRejection(nameDriverRejection(error)),
    )
  }

  return { run, isSending, rejection }
}
