'use client'

import { Button } from '@/components/ui/button/button'
import { useLongWait } from '@/lib/navigation-progress/use-long-wait'
import { usePending } from './use-pending'

type Props = {
  isBusy: boolean
  label: string
  busyLabel: string
  /** Instead of `busyLabel` while the answer takes long. */
  longLabel?: string
  /** Another act of the page is the one to be done now. */
  isQuiet?: boolean
  /** As wide as the form. */
  isWide?: boolean
}

/** Busy, it ignores presses and says so when it takes a moment, but stays where it is and keeps the focus. */
export function SubmitButton({ isBusy, label, busyLabel, longLabel = busyLabel, isQuiet, isWide }: Props) {
  const isLong = useLongWait()
  const isPending = usePending(isBusy)
  return (
    <Button
      data-busy={busyLabel}
      isBusy={isBusy}
      isSpinning={isPending}
      isWide={isWide}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      type="submit"
      variant={isQuiet ? 'line' : 'primary'}
    >
      {isPending ? isLong ? longLabel : busyLabel : <span>{label}</span>}
    </Button>
  )
}
