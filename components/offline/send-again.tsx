'use client'

import { useEffect, useRef } from 'react'
import { Button } from '@/components/ui/button/button'
import { useIsOffline } from './use-is-offline'

type Props = {
  label: string
  isBusy: boolean
  /** It is sent by itself as soon as the net is back: only what can be taken back, and goes out under one key. */
  isAutomatic?: boolean
}

/** Submits a form whose sending had no answer once more. While there is no net to send it over, it is not there. */
export function SendAgain({ label, isBusy, isAutomatic = false }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const isOffline = useIsOffline()
  const wasOffline = useRef(isOffline)
  useEffect(() => {
    if (isAutomatic && wasOffline.current && !isOffline) button.current?.form?.requestSubmit()
    wasOffline.current = isOffline
  }, [isAutomatic, isOffline])

  if (isOffline) return null
  return (
    <Button isBusy={isBusy} ref={button} type="submit" variant="dark">
      {label}
    </Button>
  )
}
