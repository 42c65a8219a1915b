'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
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
        <Button isBusy={isSending} onClick={() => act(() => deleteScans().then(close))} tone="danger" variant="line">
          {t('remove.submit')}
        </Button>
      )}
      keep={t('remove.keep')}
      open={{ label: t('deleteScans'), variant: 'ghost', size: 's', tone: 'danger', isFlush: true }}
      question={t('deleteScansQuestion')}
    >
      <p>{t('deleteScansText')}</p>
      {refusal && <RefusalLine refusal={refusal} />}
    </AskDialog>
  )
}
