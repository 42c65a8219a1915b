type Props = { isBusy: boolean; label: string; busyLabel: string; className?: string }

/** Busy, it says so and ignores presses, but stays where it is and keeps the focus. */
export function SubmitButton({ isBusy, label, busyLabel, className = 'btn primary' }: Props) {
  return (
    <button
      aria-busy={isBusy}
      aria-disabled={isBusy}
      className={isBusy ? `${className} is-load` : className}
      onClick={(event) => {
        if (isBusy) event.preventDefault()
      }}
      type="submit"
    >
      {isBusy && <span aria-hidden className="spin" />}
      {isBusy ? busyLabel : label}
    </button>
  )
}
