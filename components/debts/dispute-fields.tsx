'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { TextArea } from '@/components/ui/input/text-area'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/debts/dispute-limits'
import { EvidenceFiles } from './evidence-files'
import { useDispute } from './use-dispute'

export type DisputeProps = { section: 'fines' | 'damages'; id: number; name: string; maxMb: number }

/** Why the client does not agree, and what shows it. */
export function DisputeFields({ section, id, maxMb, close }: DisputeProps & { close: () => void }) {
  const t = useTranslations('debts')
  const fieldId = useId()
  const { text, error, evidence, submit, isSending, refusal } = useDispute(section, id, maxMb)
  const hint = t('dispute.textHint', { max: DISPUTE_TEXT_MAX })
  return (
    <Stack as="form" method="post" noValidate onSubmit={submit}>
      <p>{t('dispute.lead')}</p>
      {refusal && (
        <Notice icon={<Icon of="circle-alert" />} kind="error" role="alert">
          <p>{t(`refusals.${refusal}`)}</p>
        </Notice>
      )}
      <Field error={error} hint={hint} id={fieldId} label={t('dispute.text')}>
        {(ids) => <TextArea rows={5} {...text} {...ids} />}
      </Field>
      <EvidenceFiles evidence={evidence} maxMb={maxMb} />
      <ButtonRow align="center">
        <SubmitButton
          busyLabel={t('dispute.busy')}
          isBusy={isSending}
          label={t('dispute.submit')}
          longLabel={t('dispute.longWait')}
        />
        <Button onClick={close} variant="soft">
          {t('dispute.cancel')}
        </Button>
      </ButtonRow>
    </Stack>
  )
}
