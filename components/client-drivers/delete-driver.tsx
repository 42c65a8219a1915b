'use client'

import { useTranslations } from 'next-intl'
import { Button } from '@/components/ui/button/button'
import { deleteDriver } from '@/lib/browser-api/client-drivers'
import { AskDialog } from './ask-dialog'
import { RefusalLine } from './refusal-line'
import { useAct } from './use-act'

/** With the question of specification §8. */
export function DeleteDriver({ id, name }: { id: number; name: string }) {
  const t = useTranslations('clientDrivers.remove')
  const { act, isSending, refusal } = useAct(t('done'))
  return (
    <AskDialog
      act={() => (
        <Button isBusy={isSending} onClick={() => act(() => deleteDriver(id))} tone="danger" variant="line">
          {t('submit')}
        </Button>
      )}
      keep={t('keep')}
      open={{ label: t('open'), fullLabel: t('openOf', { name }), variant: 'ghost', size: 's', tone: 'danger' }}
      question={t('question')}
    >
      <p>{t('text', { name })}</p>
      {refusal && <RefusalLine refusal={refusal} />}
    </AskDialog>
  )
}
