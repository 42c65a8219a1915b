'use client'

import { CircleAlert } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useId, useRef, useState } from 'react'
import { ariaOf, Field } from '@/components/forms/field'
import { SubmitButton } from '@/components/forms/submit-button'
import { DISPUTE_TEXT_MAX } from '@/provider/contract/rules/dispute-limits'
import { EvidenceFiles } from './evidence-files'
import { useDispute } from './use-dispute'

type Props = { section: 'fines' | 'damages'; id: number; name: string; maxMb: number }

/** Why the client does not agree, once; opened over the page so that the list stays where it is. */
export function DisputeForm(props: Props) {
  const t = useTranslations('debts.dispute')
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  // Nothing of the form is made before somebody asks for it.
  const [isOpen, setIsOpen] = useState(false)

  function open(): void {
    setIsOpen(true)
    dialog.current?.showModal()
  }

  return (
    <>
      <button
        aria-label={t('openOf', { name: props.name })}
        className="btn ghost sm js-only"
        onClick={open}
        type="button"
      >
        {t('open')}
      </button>
      <dialog aria-labelledby={titleId} className="own-ask" ref={dialog}>
        <h2 id={titleId}>{t('title')}</h2>
        {isOpen && <DisputeFields {...props} close={() => dialog.current?.close()} />}
      </dialog>
    </>
  )
}

function DisputeFields({ section, id, maxMb, close }: Props & { close: () => void }) {
  const t = useTranslations('debts')
  const fieldId = useId()
  const { text, error, evidence, submit, isSending, refusal } = useDispute(section, id, maxMb)
  const hint = t('dispute.textHint', { max: DISPUTE_TEXT_MAX })
  return (
    <form className="stack" method="post" noValidate onSubmit={submit}>
      <p>{t('dispute.lead')}</p>
      {refusal && (
        <div className="errsum" role="alert">
          <CircleAlert aria-hidden className="ic" />
          <p>{t(`refusals.${refusal}`)}</p>
        </div>
      )}
      <Field error={error} hint={hint} id={fieldId} label={t('dispute.text')}>
        <textarea className="inp area" rows={5} {...text} {...ariaOf(fieldId, { hint, error })} />
      </Field>
      <EvidenceFiles evidence={evidence} maxMb={maxMb} />
      <div className="row acts">
        <SubmitButton
          busyLabel={t('dispute.busy')}
          isBusy={isSending}
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
