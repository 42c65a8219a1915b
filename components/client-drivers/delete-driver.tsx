'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { deleteDriver } from '@/lib/browser-api/client-drivers'
import { QuestionDialog } from './question-dialog'
import { RejectionLine } from './rejection-line'
import { useDriverAction } from './use-driver-action'

/** With the question of specification §8. */
export function DeleteDriver({ id, name }: { id: number; name: string }) {
  const t = useTranslations('clientDrivers.remove')
  const { run, isSending, rejection } = useDriverAction(t('done'))
  return (
    <QuestionDialog
      renderAction={() => (
        <Button isBusy={isSending} onClick={() => run(() => deleteDriver(id))} tone="danger" variant="line">
          {t('submit')}
        </Button>
      )}
      cancelLabel={t('keep')}
      open={{ label: t('open'), fullLabel: t('openOf', { name }), variant: 'ghost', size: 's', tone: 'danger' }}
      question={t('question')}
    >
      <p>{t('text', { name })}</p>
      {rejection && <RejectionLine rejection={rejection} />}
    </QuestionDialog>
  )
}
