'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleWords } from '@/components/ui/sample-words'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'

const NAMES = ['confirm', 'busy', 'ask', 'wide', 'popover'] as const

/** A button for each dialog: a question, one at work, and every look. */
export function DialogStates({ words }: { words: SampleWords }) {
  const [shown, setShown] = useState<string | null>(null)
  const close = () => setShown(null)
  return (
    <>
      {NAMES.map((name) => (
        <Sample key={name} of={name === 'confirm' || name === 'busy' ? `ConfirmDialog ${name}` : `look="${name}"`}>
          <Button onClick={() => setShown(name)} variant="soft">
            {words.show}
          </Button>
        </Sample>
      ))}
      {(['confirm', 'busy'] as const).map((name) => (
        <ConfirmDialog
          cancel={words.leave}
          confirm={words.cancel}
          isBusy={name === 'busy'}
          isOpen={shown === name}
          key={name}
          onClose={close}
          onConfirm={close}
          question={words.question}
        >
          <p>{words.sentence}</p>
        </ConfirmDialog>
      ))}
      {(['ask', 'wide', 'popover'] as const).map((look) => (
        <Dialog
          closeLabel={words.close}
          closesOutside
          isOpen={shown === look}
          key={look}
          look={look}
          onClose={close}
          title={words.heading}
        >
          <p>{words.longSentence}</p>
        </Dialog>
      ))}
    </>
  )
}
