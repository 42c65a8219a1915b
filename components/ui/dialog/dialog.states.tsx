'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Sample } from '@/components/ui/sample'
import type { SampleTexts } from '@/components/ui/sample-texts'
import { ConfirmDialog } from './confirm-dialog'
import { Dialog } from './dialog'

const NAMES = ['confirm', 'busy', 'ask', 'wide', 'popover'] as const

/** A button for each dialog: a question, one at work, and every look. */
export function DialogStates({ texts }: { texts: SampleTexts }) {
  const [openName, setOpenName] = useState<string | null>(null)
  const close = () => setOpenName(null)
  return (
    <>
      {NAMES.map((name) => (
        <Sample key={name} of={name === 'confirm' || name === 'busy' ? `ConfirmDialog ${name}` : `look="${name}"`}>
          <Button onClick={() => setOpenName(name)} variant="soft">
            {texts.show}
          </Button>
        </Sample>
      ))}
      {(['confirm', 'busy'] as const).map((name) => (
        <ConfirmDialog
          cancel={texts.leave}
          confirm={texts.cancel}
          isBusy={name === 'busy'}
          isOpen={openName === name}
          key={name}
          onClose={close}
          onConfirm={close}
          question={texts.question}
        >
          <p>{texts.sentence}</p>
        </ConfirmDialog>
      ))}
      {(['ask', 'wide', 'popover'] as const).map((look) => (
        <Dialog
          closeLabel={texts.close}
          closesOutside
          isOpen={openName === look}
          key={look}
          look={look}
          onClose={close}
          title={texts.heading}
        >
          <p>{texts.longSentence}</p>
        </Dialog>
      ))}
    </>
  )
}
