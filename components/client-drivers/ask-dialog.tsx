'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'

type Props = {
  /** Of the button that asks. */
  open: ButtonLook & { label: string; fullLabel?: string }
  question: string
  keep: string
  children?: ReactNode
  /** What does it; `close` when it is done. */
  act: (close: () => void) => ReactNode
}

/** A question before something that cannot be taken back. */
export function AskDialog({ open: { label, fullLabel, ...look }, question, keep, children, act }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button {...look} aria-label={fullLabel} onClick={() => setIsOpen(true)} shown="js-only">
        {label}
      </Button>
      <Dialog
        actions={
          <>
            {act(close)}
            <Button onClick={close} variant="dark">
              {keep}
            </Button>
          </>
        }
        isOpen={isOpen}
        onClose={close}
        title={question}
      >
        {children}
      </Dialog>
    </>
  )
}
