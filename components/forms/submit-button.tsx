'use client'

import type { ComponentProps } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button/button'
import { useLongWait } from '@/lib/navigation-progress/use-long-wait'
import { usePending } from './use-pending'

type Props = Pick<ComponentProps<'button'>, 'aria-label' | 'disabled' | 'form'> & {
  isBusy: boolean
  label: string
  busyLabel: string
  /** Instead of `busyLabel` while the answer takes long. */
  longLabel?: string
  /** Another act of the page is the one to be done now. */
  isQuiet?: boolean
  /** As wide as the form. */
  isWide?: boolean
  size?: ButtonLook['size'] | undefined
}

/** Busy, it ignores presses and says so when it takes a moment, but stays where it is and keeps the focus. */
export function SubmitButton(props: Props) {
  const { isBusy, label, busyLabel, longLabel = busyLabel, isQuiet, ...native } = props
  const isLong = useLongWait() !== null
  const isPending = usePending(isBusy)
  return (
    <Button
      {...native}
      data-busy={busyLabel}
      isBusy={isBusy}
      isSpinning={isPending}
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
