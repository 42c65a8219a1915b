'use client'

import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button/button'
import type { Loose } from '@/components/ui/element-props'
import { Dialog } from './dialog'

type Props = Loose<{
  isOpen: boolean
  question: ReactNode
  /** Of the button that does it. */
  confirm: ReactNode
  /** Of the button that leaves everything as it is. */
  cancel: ReactNode
  /** It is being done: a further press is ignored. */
  isBusy?: boolean
  onConfirm: () => void
  onClose: () => void
  /** What it means, and what went wrong. */
  children?: ReactNode
}>

/** A question before something that cannot be taken back: a dialog named by it, with the act first and the way out second. */
export function ConfirmDialog({ question, confirm, cancel, isBusy = false, onConfirm, onClose, ...rest }: Props) {
  return (
    <Dialog
      {...rest}
      actions={
        <>
          <Button isBusy={isBusy} onClick={() => !isBusy && onConfirm()} tone="danger" variant="line">
            {confirm}
          </Button>
          <Button onClick={onClose} variant="dark">
            {cancel}
          </Button>
        </>
      }
      onClose={onClose}
      title={question}
    />
  )
}
