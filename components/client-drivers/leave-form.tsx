'use client'

import { useTranslations } from 'next-intl'
import { deleteFile } from '@/lib/browser-api/files'
import { Link } from '@/lib/i18n/navigation'
import { AskDialog } from './ask-dialog'

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
      <Link className="btn soft" href={listHref}>
        {t('cancel')}
      </Link>
    )

  function removeUploads(): void {
    // Whatever stays behind is removed when its time is over.
    for (const id of uploads) deleteFile(id).catch(() => undefined)
  }

  return (
    <AskDialog
      act={() => (
        <Link className="btn line danger" href={listHref} onClick={removeUploads}>
          {t('leave')}
        </Link>
      )}
      keep={t('stay')}
      open={{ label: t('cancel'), className: 'btn soft' }}
      question={t('leaveQuestion')}
    />
  )
}
