'use client'

import { useState } from 'react'
import { useSending } from '@/components/forms/use-sending'
import { type DriverRefusal, driverRefusal } from '@/lib/client-drivers/refusals'
import { useRouter } from '@/lib/i18n/navigation'
import { showToast } from '@/lib/toasts/show-toast'

/** Does something to the list and shows it anew, or says why it was refused. */
export function useAct(done: string) {
  const router = useRouter()
  const { isSending, send } = useSending()
  const [refusal, setRefusal] = useState<DriverRefusal | null>(null)

  function act(work: () => Promise<void>): void {
    setRefusal(null)
    void send(
      async () => {
        await work()
        showToast({ kind: 'ok', title: done, text: '' })
        router.refresh()
      },
      (error) => setRefusal(driverRefusal(error)),
    )
  }

  return { act, isSending, refusal }
}
