'use client'

import { useLongWait } from '@/lib/navigation-progress/use-long-wait'

type Props = {
  isBusy: boolean
  label: string
  busyLabel: string
  /** Instead of `busyLabel` while the answer takes long. */
  longLabel?: string
  /** Another act of the page is the one to be done now. */
  isQuiet?: boolean
}

/** Busy, it says so and ignores presses, but stays where it is and keeps the focus. */
export function SubmitButton({ isBusy, label, busyLabel, longLabel = busyLabel, isQuiet = false }: Props) {
  const isLong = useLongWait()
  return (
    <button
      aria-busy={isBusy}
      aria-disabled={isBusy}
      className={`btn ${isQuiet ? 'line' : 'primary'}${isBusy ? ' is-load' : ''}`}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      type="submit"
    >
      {isBusy && <span aria-hidden className="spin" />}
      {isBusy ? (isLong ? longLabel : busyLabel) : label}
    </button>
  )
}
