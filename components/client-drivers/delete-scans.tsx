'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { deleteScans } from '@/lib/browser-api/files'
import { QuestionDialog } from './question-dialog'
import { RejectionLine } from './rejection-line'
import { useDriverAction } from './use-driver-action'

/** Every scan that the branch keeps of this client's drivers, before its time. */
export function DeleteScans() {
  const t = useTranslations('clientDrivers')
  const { run, isSending, rejection } = useDriverAction(t('scansDeleted'))
  return (
    <QuestionDialog
      renderAction={(close) => (
        <Button isBusy={isSending} onClick={() => run(() => deleteScans().then(close))} tone="danger" variant="line">
          {t('remove.submit')}
        </Button>
      )}
      cancelLabel={t('remove.keep')}
      open={{ label: t('deleteScans'), variant: 'ghost', size: 's', tone: 'danger', isFlush: true }}
      question={t('deleteScansQuestion')}
    >
      <p>{t('deleteScansText')}</p>
      {rejection && <RejectionLine rejection={rejection} />}
    </QuestionDialog>
  )
}
