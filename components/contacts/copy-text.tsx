'use client'

import { type ReactNode, useState } from 'react'

type Props = { text: string; done: string; failed: string; children: ReactNode }

/** The clipboard may be closed to us, as in WeChat: then it says so, and the text can be selected by hand. */
export function CopyText({ text, done, failed, children }: Props) {
  const [outcome, setOutcome] = useState('')

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setOutcome(done)
    } catch {
      setOutcome(failed)
    }
  }

  return (
    <span className="copied js-only">
      <button className="btn soft sm" onClick={copy} type="button">
        {children}
      </button>
      <span className="small" role="status">
        {outcome}
      </span>
    </span>
  )
}
