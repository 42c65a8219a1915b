type Props = { isBusy: boolean; label: string; busyLabel: string }

/** Busy, it says so and ignores presses, but stays where it is and keeps the focus. */
export function SubmitButton({ isBusy, label, busyLabel }: Props) {
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
      {isBusy ? busyLabel : label}
    </button>
  )
}
