'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '@/components/ui/button/button'
import { ConfirmDialog } from '@/components/ui/dialog/confirm-dialog'

/** On a computer that others use: takes everything typed out of the form and the browser, after a question. */
export function EraseDraft({ erase }: { erase: () => void }) {
  const t = useTranslations('bookings.form')
  const [isAsking, setIsAsking] = useState(false)

  function confirm(): void {
    // Closed first: behind an open dialog the first field cannot take the focus.
    flushSync(() => setIsAsking(false))
    erase()
  }

  return (
    <>
      <p>
        <Button onClick={() => setIsAsking(true)} variant="ghost">
          {t('erase')}
        </Button>
      </p>
      <ConfirmDialog
        cancel={t('eraseKeep')}
        confirm={t('eraseAct')}
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        onConfirm={confirm}
        question={t('eraseQuestion')}
      />
    </>
  )
}
