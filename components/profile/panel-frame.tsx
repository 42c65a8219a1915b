'use client'

import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { ErrorSummary } from '@/components/forms/error-summary'
import { SubmitButton } from '@/components/forms/submit-button'
import { useHydrated } from '@/components/forms/use-hydrated'
import { ButtonRow } from '@/components/ui/button-row/button-row'
import { FieldGrid } from '@/components/ui/field-grid/field-grid'
import { PanelNote } from './panel-note'
import { useFaultText } from './use-fault-text'
import type { PanelForm } from './use-panel'

type Props<Name extends string> = {
  form: PanelForm<Name>
  submitLabel: string
  busyLabel: string
  /** Answers what to say of the success; empty: nothing. */
  onSubmit: () => Promise<string>
  /** Beside the button: a way back. */
  aside?: ReactNode
  children: ReactNode
}

/** What every small form has: the list of errors, the button, how it went. */
export function PanelFrame<Name extends string>(props: Props<Name>) {
  const { form, submitLabel, busyLabel, onSubmit, aside, children } = props
  const t = useTranslations('profile.errors')
  const textOf = useFaultText()
  const isReady = useHydrated()
  return (
    <form method="post" noValidate onBlur={form.leave} onSubmit={(event) => form.submit(event, onSubmit)}>
      <FieldGrid as="fieldset" columns="one" disabled={!isReady} role="none" shown="js-only">
        <ErrorSummary
          attempt={form.attempt}
          items={form.names.flatMap((name) => {
            const fault = form.faultOf(name)
            return fault ? [{ id: form.idOf(name), message: textOf(fault) }] : []
          })}
          title={t('summary')}
          titlePrefix={t('titlePrefix')}
        />
        {children}
        <PanelNote told={form.told} />
        <ButtonRow align="center">
          <SubmitButton busyLabel={busyLabel} isBusy={form.isBusy} label={submitLabel} />
          {aside}
        </ButtonRow>
      </FieldGrid>
    </form>
  )
}
