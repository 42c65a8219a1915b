'use client'

import { Button } from '@/components/ui/button/button'
import { useIsOffline } from './use-is-offline'

type Props = { label: string; isBusy: boolean }

/** Submits a form whose sending had no answer once more. While there is no net to send it over, it is not there. */
export function SendAgain({ label, isBusy }: Props) {
  if (useIsOffline()) return null
  return (
    <Button isBusy={isBusy} type="submit" variant="dark">
      {label}
    </Button>
  )
}
