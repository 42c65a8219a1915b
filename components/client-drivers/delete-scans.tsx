'use client'

import { useTranslations } from 'next-intl'
import { deleteScans } from '@/lib/browser-api/files'
import { AskDialog } from './ask-dialog'
import { RefusalLine } from './refusal-line'
import { useAct } from './use-act'

/** Every scan that the branch keeps of this client's drivers, before its time. */
export function DeleteScans() {
  const t = useTranslations('clientDrivers')
  const { act, isSending, refusal } = useAct(t('scansDeleted'))
  return (
    <AskDialog
      act={(close) => (
        <button
          aria-disabled={isSending}
          className="btn line danger"
          onClick={() => act(() => deleteScans().then(close))}
          type="button"
        >
          {t('remove.submit')}
        </button>
      )}
      keep={t('remove.keep')}
      open={{ label: t('deleteScans'), className: 'btn ghost sm danger' }}
      question={t('deleteScansQuestion')}
    >
      <p>{t('deleteScansText')}</p>
      {refusal && <RefusalLine refusal={refusal} />}
    </AskDialog>
  )
}
