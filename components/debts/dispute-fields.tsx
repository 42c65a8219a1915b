'use client'

import { useTranslations } from 'next-intl'
import { useId } from 'react'
import { SubmitButton } from '@/components/forms/submit-button'
import { ariaOf } from '@/components/ui/field/aria-of'
import { Field } from '@/components/ui/field/field'
import { Icon } from '@/components/ui/icon/icon'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/debts/dispute-limits'
import { EvidenceFiles } from './evidence-files'
import { useDispute } from './use-dispute'

export type DisputeProps = { section: 'fines' | 'damages'; id: number; name: string; maxMb: number }

/** Why the client does not agree, and what shows it. */
export function DisputeFields({ close, ...dispute }: DisputeProps & { close: () => void }) {
  const t = useTranslations('debts')
  const fieldId = useId()
  const form = useDispute(dispute, fieldId)
  const { failure } = form
  const error = form.errorOf('text')
  const hint = t('dispute.textHint', { max: DISPUTE_TEXT_MAX })
  return (
    <form className="stack" method="post" noValidate onBlur={form.leave} onSubmit={form.submit}>
      <p>{t('dispute.lead')}</p>
      {failure && (
        <div className="errsum" role="alert">
          <Icon of="circle-alert" />
          <p>{t(`refusals.${failure}`)}</p>
        </div>
      )}
      <Field error={error} hint={hint} id={fieldId} label={t('dispute.text')}>
        <textarea
          className="inp area"
          name="text"
          onChange={({ target }) => form.set('text', target.value)}
          rows={5}
          value={form.values.text}
          {...ariaOf(fieldId, { hint, error })}
        />
      </Field>
      <EvidenceFiles evidence={form.evidence} maxMb={dispute.maxMb} />
      <div className="row acts">
        <SubmitButton
          busyLabel={t('dispute.busy')}
          isBusy={form.isSending}
          label={t('dispute.submit')}
          longLabel={t('dispute.longWait')}
        />
        <button className="btn soft" onClick={close} type="button">
          {t('dispute.cancel')}
        </button>
      </div>
    </form>
  )
}
