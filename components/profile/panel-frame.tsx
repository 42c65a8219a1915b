'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { Form } from '@/components/forms/form'
import { SubmitButton } from '@/components/forms/submit-button'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { PanelNote } from './panel-note'
import type { PanelForm } from './use-panel'

type Props<Name extends string> = {
  form: PanelForm<Name>
  submitLabel: string
  busyLabel: string
  /** Another act of the page is the one to be done now. */
  isQuiet?: boolean
  /** Beside the button: a way back. */
  aside?: ReactNode
  children: ReactNode
}

/** What every small form has: the list of errors, the button, how it went. */
export function PanelFrame<Name extends string>({
  form,
  submitLabel,
  busyLabel,
  isQuiet = false,
  aside,
  children,
}: Props<Name>) {
  const t = useTranslations('profile.errors')
  return (
    <Form
      form={form}
      renderFields={(fields) => <FieldGrid {...fields} as="fieldset" columns="one" visibility="js-only" />}
      title={t('summary')}
      titlePrefix={t('titlePrefix')}
    >
      {children}
      <PanelNote status={form.status} />
      <ButtonRow align="center">
        <SubmitButton busyLabel={busyLabel} isBusy={form.isSending} isQuiet={isQuiet} label={submitLabel} />
        {aside}
      </ButtonRow>
    </Form>
  )
}
