'use client'

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
}

/** Busy, it ignores presses and says so when it takes a moment, but stays where it is and keeps the focus. */
export function SubmitButton({ isBusy, label, busyLabel, longLabel = busyLabel, isQuiet = false }: Props) {
  const isLong = useLongWait()
  const isPending = usePending(isBusy)
  return (
    <button
      aria-busy={isBusy}
      aria-disabled={isBusy}
      data-busy={busyLabel}
      className={`btn ${isQuiet ? 'line' : 'primary'}${isBusy && isPending ? ' is-load' : ''}`}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      type="submit"
    >
      {isPending && <span aria-hidden className="spin" />}
      {isPending ? isLong ? longLabel : busyLabel : <span>{label}</span>}
    </button>
  )
}
