'use client'

import { useLongWait } from '@/lib/navigation-progress/use-long-wait'

type Props = {
  isBusy: boolean
  label: string
  busyLabel: string
  /** Instead of `busyLabel` while the answer takes long. */
  longLabel?: string
}

/** Busy, it says so and ignores presses, but stays where it is and keeps the focus. */
export function SubmitButton({ isBusy, label, busyLabel, longLabel = busyLabel }: Props) {
  const isLong = useLongWait()
  return (
    <button
      aria-busy={isBusy}
      aria-disabled={isBusy}
      className={isBusy ? 'btn primary is-load' : 'btn primary'}
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
