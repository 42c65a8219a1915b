'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { deleteFile } from '@/lib/browser-api/files'
import { QuestionDialog } from './question-dialog'

type Props = {
  listHref: string
  /** Something was typed or chosen that is not kept yet. */
  isTouched: boolean
  /** Ids of the files that were uploaded for it. */
  uploads: readonly string[]
}

/** Back to the list; with a question where something would be lost (PRODUCT §9). */
export function LeaveForm({ listHref, isTouched, uploads }: Props) {
  const t = useTranslations('clientDrivers.form')
  if (!isTouched)
    return (
      <Button href={listHref} variant="soft">
        {t('cancel')}
      </Button>
    )

  function removeUploads(): void {
    // Whatever stays behind is removed when its time is over.
    for (const id of uploads) deleteFile(id).catch(() => undefined)
  }

  return (
    <QuestionDialog
      renderAction={() => (
        <Button href={listHref} onClick={removeUploads} tone="danger" variant="line">
          {t('leave')}
        </Button>
      )}
      cancelLabel={t('stay')}
      open={{ label: t('cancel'), variant: 'soft' }}
      question={t('leaveQuestion')}
    />
  )
}
