'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'

const NAMES = ['confirm', 'busy', 'ask', 'wide', 'popover'] as const

/** A button for each dialog: a question, one at work, and every look. */
export function DialogStates() {
  const [shown, setShown] = useState<string | null>(null)
  const close = () => setShown(null)
  return (
    <>
      {NAMES.map((name) => (
        <Button key={name} onClick={() => setShown(name)} variant="soft">
          Open {name}
        </Button>
      ))}
      {(['confirm', 'busy'] as const).map((name) => (
        <ConfirmDialog
          cancel="Keep it"
          confirm="Cancel the booking"
          isBusy={name === 'busy'}
          isOpen={shown === name}
          key={name}
          onClose={close}
          onConfirm={close}
          question="Cancel the booking?"
        >
          <p>You get 3 000 ₽ back.</p>
        </ConfirmDialog>
      ))}
      {(['ask', 'wide', 'popover'] as const).map((look) => (
        <Dialog
          closeLabel={`Close ${look}`}
          closesOutside
          isOpen={shown === look}
          key={look}
          look={look}
          onClose={close}
          title={`Look: ${look}`}
        >
          <p>Content of its own.</p>
        </Dialog>
      ))}
    </>
  )
}
