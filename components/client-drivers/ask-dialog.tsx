'use client'

import { type ReactNode, useId, useRef } from 'react'

type Props = {
  /** Of the button that asks. */
  open: { label: string; fullLabel?: string; className: string }
  question: string
  keep: string
  children?: ReactNode
  /** What does it; `close` when it is done. */
  act: (close: () => void) => ReactNode
}

/** A question before something that cannot be taken back. */
export function AskDialog({ open, question, keep, children, act }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  const close = () => dialog.current?.close()
  return (
    <>
      <button
        aria-label={open.fullLabel}
        className={`${open.className} js-only`}
        onClick={() => dialog.current?.showModal()}
        type="button"
      >
        {open.label}
      </button>
      <dialog aria-labelledby={id} className="ask" ref={dialog}>
        <h2 id={id}>{question}</h2>
        {children}
        <div className="row acts">
          {act(close)}
          <button className="btn dark" onClick={close} type="button">
            {keep}
          </button>
        </div>
      </dialog>
    </>
  )
}
