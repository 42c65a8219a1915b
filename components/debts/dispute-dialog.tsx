'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { Button } from '@/components/ui/button/button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Field } from '@/components/ui/field/field'
import { TextArea } from '@/components/ui/input/text-area'
import { Notice } from '@/components/ui/notice/notice'
import { Stack } from '@/components/ui/stack/stack'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/debts/dispute-limits'
import { EvidenceFiles } from './evidence-files'
import { useDispute } from './use-dispute'

export type DisputeProps = { section: 'fines' | 'damages'; id: number; name: string; maxMb: number }

type Props = DisputeProps & { isOpen: boolean; onClose: () => void }

/** Why the client does not agree, and what shows it. Closed, it keeps what was typed. */
export function DisputeDialog({ isOpen, onClose, ...dispute }: Props) {
  const t = useTranslations('debts')
  const fieldId = useId()
  const form = useDispute(dispute, fieldId)
  const { failure } = form
  const error = form.errorOf('text')
  const hint = t('dispute.textHint', { max: DISPUTE_TEXT_MAX })
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={t('dispute.title')}>
      <Stack as="form" method="post" noValidate onBlur={form.leave} onSubmit={form.submit}>
        <p>{t('dispute.lead')}</p>
        {failure && (
          <Notice kind="error" role="alert">
            <p>{t(`rejections.${failure}`)}</p>
          </Notice>
        )}
        <Field error={error} hint={hint} id={fieldId} label={t('dispute.text')}>
          {(ids) => (
            <TextArea
              name="text"
              onChange={({ target }) => form.set('text', target.value)}
              rows={5}
              value={form.values.text}
              {...ids}
            />
          )}
        </Field>
        <EvidenceFiles evidence={form.evidence} maxMb={dispute.maxMb} />
        <ButtonRow align="center">
          <SubmitButton
            busyLabel={t('dispute.busy')}
            isBusy={form.isSending}
            label={t('dispute.submit')}
            longLabel={t('dispute.longWait')}
          />
          <Button onClick={onClose} variant="soft">
            {t('dispute.cancel')}
          </Button>
        </ButtonRow>
      </Stack>
    </Dialog>
  )
}
