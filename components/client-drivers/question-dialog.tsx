'use client'

import { type ReactNode, useState } from 'react'
import { Button, type ButtonLook } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'

type Props = {
  /** Of the button that asks. */
  open: ButtonLook & { label: string; fullLabel?: string }
  question: string
  cancelLabel: string
  children?: ReactNode
  /** What does it; `close` when it is done. */
  renderAction: (close: () => void) => ReactNode
}

/** A question before something that cannot be taken back. */
export function QuestionDialog({
  open: { label, fullLabel, ...look },
  question,
  cancelLabel,
  children,
  renderAction,
}: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const close = () => setIsOpen(false)
  return (
    <>
      <Button {...look} aria-label={fullLabel} onClick={() => setIsOpen(true)} visibility="js-only">
        {label}
      </Button>
      <Dialog
        actions={
          <>
            {renderAction(close)}
            <Button onClick={close} variant="dark">
              {cancelLabel}
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
