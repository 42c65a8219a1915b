'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { PanelNote } from './panel-note'
import type { PanelForm } from './use-panel'

type Props<Name extends string> = {
  form: PanelForm<Name>
  submitLabel: string
  busyLabel: string
  /** Beside the button: a way back. */
  aside?: ReactNode
  children: ReactNode
}

/** What every small form has: the list of errors, the button, how it went. */
export function PanelFrame<Name extends string>({ form, submitLabel, busyLabel, aside, children }: Props<Name>) {
  const t = useTranslations('profile.errors')
  return (
    <Form fieldsClassName="f-fields js-only" form={form} title={t('summary')} titlePrefix={t('titlePrefix')}>
      {children}
      <PanelNote told={form.told} />
      <div className="row acts">
        <SubmitButton busyLabel={busyLabel} isBusy={form.isSending} label={submitLabel} />
        {aside}
      </div>
    </Form>
  )
}
