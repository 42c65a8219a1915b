'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { useRouter } from '@/lib/i18n/navigation'

type Props = {
  id: number
  text: string
  /** With the car and its dates, for screen readers. */
  name: string
  failure: string
}

/** Ends an entry of the waitlist; the page then comes without it. Few have one, so the call is loaded by the press. */
export function LeaveButton({ id, text, name, failure }: Props) {
  const router = useRouter()
  const isReady = useHydrated()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function leave(): Promise<void> {
    setState('busy')
    try {
      const { leaveWaitlist } = await import('@/lib/browser-api/waitlist')
      await leaveWaitlist(id)
      router.refresh()
    } catch {
      setState('failed')
    }
  }

  return (
    <>
      <Button
        aria-label={name}
        disabled={!isReady || state === 'busy'}
        onClick={() => void leave()}
        size="s"
        variant="soft"
        visibility="js-only"
      >
        {text}
      </Button>
      <span role="alert">{state === 'failed' && failure}</span>
    </>
  )
}
