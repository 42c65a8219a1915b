'use client'

import { useTranslations } from 'next-intl'
import { type FormEvent, useId, useState } from 'react'
import { ConsentCheckbox, DocumentLink } from '@/components/forms/consent-checkbox'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Stack } from '@/components/ui/stack/stack'
import { approveDriver } from '@/lib/browser-api/client-drivers'
import { agreementHref } from '@/lib/documents/agreements'
import { useRouter } from '@/lib/i18n/navigation'
import { RejectionLine } from './rejection-line'
import { useDriverAction } from './use-driver-action'

type Props = {
  id: number
  /** Version of the text that the driver agrees to. */
  agreement: string
  listHref: string
}

/** The client says that the data are right and that the driver agrees; then the branch looks at them. */
export function ConfirmDriver({ id, agreement, listHref }: Props) {
  const t = useTranslations('clientDrivers.approve')
  const router = useRouter()
  const { run, isSending, rejection } = useDriverAction(t('done'))
  const [agrees, setAgrees] = useState(false)
  const [isConsentMissing, setIsConsentMissing] = useState(false)
  const boxId = useId()

  function confirm(event: FormEvent): void {
    event.preventDefault()
    setIsConsentMissing(!agrees)
    if (!agrees) {
      document.getElementById(boxId)?.focus()
      return
    }
    run(async () => {
      await approveDriver(id, agreement)
      router.push(listHref)
    })
  }

  return (
    <Stack as="form" noValidate onSubmit={confirm}>
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
            <DocumentLink href={agreementHref('driver')} newTab={t('newTab')}>
              {chunks}
            </DocumentLink>
          ),
        })}
      </ConsentCheckbox>
      {rejection && <RejectionLine rejection={rejection} />}
      <ButtonRow isFilling visibility="js-only">
        <SubmitButton busyLabel={t('busy')} isBusy={isSending} label={t('submit')} />
        <Button href={listHref} variant="ghost">
          {t('later')}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
