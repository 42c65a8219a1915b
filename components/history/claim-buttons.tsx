'use client'

import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { Button } from '@/components/ui/button/button'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { useRouter } from '@/lib/i18n/navigation'

type ButtonTexts = { text: string; name: string }
type Props = {
  number: string
  /** `name`: with the car and its dates, for screen readers. */
  mine: ButtonTexts
  notMine: ButtonTexts
  failure: string
  /** He has as many bookings as a phone may have. */
  tooMany: string
}

/** Says whether a booking with the client's phone is his; the page then comes with it among his bookings, or without it. */
export function ClaimButtons({ number, mine, notMine, failure, tooMany }: Props) {
  const router = useRouter()
  const isReady = useHydrated()
  const [state, setState] = useState<'idle' | 'busy' | 'failed' | 'tooMany'>('idle')

  async function claim(isMine: boolean): Promise<void> {
    setState('busy')
    try {
      const { claimBooking } = await import('@/lib/browser-api/claim-booking')
      await claimBooking(number, isMine)
      router.refresh()
    } catch (error) {
      const isTooMany = error instanceof RejectionError && error.code === 'too_many_requests'
      setState(isTooMany ? 'tooMany' : 'failed')
    }
  }

  const shared = { disabled: !isReady || state === 'busy', size: 's', visibility: 'js-only' } as const
  return (
    <>
      <Button {...shared} aria-label={mine.name} onClick={() => void claim(true)} variant="soft">
        {mine.text}
      </Button>
      <Button {...shared} aria-label={notMine.name} onClick={() => void claim(false)} tone="danger" variant="line">
        {notMine.text}
      </Button>
      <span role="alert">
        {state === 'failed' && failure}
        {state === 'tooMany' && tooMany}
      </span>
    </>
  )
}
