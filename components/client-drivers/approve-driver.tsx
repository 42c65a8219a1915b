'use client'

import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { usePending } from '@/components/forms/use-pending'
import { Button } from '@/components/ui/button/button'
import { approveDriver } from '@/lib/browser-api/client-drivers'
import { SITE_LINKS } from '@/lib/routing/site-links'
import { QuestionDialog } from './question-dialog'
import { RejectionLine } from './rejection-line'
import { useDriverAction } from './use-driver-action'

type Props = {
  id: number
  name: string
  /** Version of the text that the driver agrees to. */
  agreement: string
}

/** The client says that the data are right and that the driver agrees; then the branch looks at them. */
export function ApproveDriver({ id, name, agreement }: Props) {
  const t = useTranslations('clientDrivers.approve')
  const { run, isSending, rejection } = useDriverAction(t('done'))
  const isPending = usePending(isSending)
  const [agrees, setAgrees] = useState(false)
  const [isConsentMissing, setIsConsentMissing] = useState(false)
  const boxId = useId()

  function confirm(): void {
    setIsConsentMissing(!agrees)
    if (agrees) run(() => approveDriver(id, agreement))
    else document.getElementById(boxId)?.focus()
  }

  return (
    <QuestionDialog
      renderAction={() => (
        <Button isBusy={isSending} onClick={confirm}>
          {isPending ? t('busy') : t('submit')}
        </Button>
      )}
      cancelLabel={t('cancel')}
      open={{ label: t('open'), fullLabel: t('openOf', { name }), size: 's' }}
      question={t('title')}
    >
      <p>{t('text', { name })}</p>
      <ConsentCheckbox
        checked={agrees}
        error={isConsentMissing ? t('consentNeeded') : undefined}
        id={boxId}
        onChange={({ target }) => {
          setAgrees(target.checked)
          setIsConsentMissing(false)
        }}
      >
        {t.rich('consent', {
          link: (chunks) => (
            <DocumentLink href={SITE_LINKS.personalData} newTab={t('newTab')}>
              {chunks}
            </DocumentLink>
          ),
        })}
      </ConsentCheckbox>
      {rejection && <RejectionLine rejection={rejection} />}
    </QuestionDialog>
  )
}
