'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { signInHere } from '@/lib/auth/sign-in-here'
import { requestOwnCode, stepUp } from '@/lib/browser-api/profile'
import { ownPasswordSchema } from '@/lib/profile/profile-rules'
import type { CodeResponse } from '@/provider/contract/auth'
import { CodeStep } from './code-step'
import { PanelPassword } from './panel-fields'
import { PanelFrame } from './panel-frame'
import { PanelNote } from './panel-note'
import { usePanelForm, usePanelWork } from './use-panel'

type Props = { phone: string; onEnd: (isProved: boolean) => void }

/** Over whatever was being done: by the password, or by a code from the phone. */
export function StepUpDialog({ phone, onEnd }: Props) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const [end, setEnd] = useState<'proved' | 'left' | null>(null)
  const [sent, setSent] = useState<CodeResponse | null>(null)
  const codeWork = usePanelWork()

  // Closed before it goes, so that the focus goes back to where it was.
  const finish = () => setEnd('proved')
  const requestCode = () => requestOwnCode({ purpose: 'step_up' }, { language: locale })

  return (
    <Dialog
      actions={
        <>
          <Button
            isBusy={codeWork.isBusy}
            isFlush
            onClick={() => {
              if (sent) setSent(null)
              else
                void codeWork.run(async () => {
                  setSent(await requestCode())
                  return ''
                })
            }}
            variant="ghost"
          >
            {t(sent ? 'stepUp.byPassword' : 'stepUp.byCode')}
          </Button>
          <Button onClick={() => setEnd('left')} variant="soft">
            {t('cancel')}
          </Button>
        </>
      }
      isOpen={end === null}
      onClose={() => onEnd(end === 'proved')}
      title={t('stepUp.title')}
    >
      {sent ? (
        <CodeStep
          id="step-up"
          intro={t('stepUp.codeSent')}
          onAgain={requestCode}
          onProve={async (code, request) => {
            signInHere(await stepUp({ request, code }))
            finish()
          }}
          sent={sent}
          submitLabel={t('stepUp.submit')}
        />
      ) : (
        <PasswordStep onProved={finish} phone={phone} />
      )}
      <PanelNote status={codeWork.status} />
    </Dialog>
  )
}

const idOf = () => 'step-up-password'

function PasswordStep({ phone, onProved }: { phone: string; onProved: () => void }) {
  const t = useTranslations('profile')
  const form = usePanelForm<'password'>({
    schema: ownPasswordSchema,
    fieldOf: () => 'password',
    idOf,
    send: async ({ password }) => {
      signInHere(await stepUp({ password }))
      onProved()
      return ''
    },
  })
  return (
    <PanelFrame busyLabel={t('sending')} form={form} submitLabel={t('stepUp.submit')}>
      <input autoComplete="username" hidden name="username" readOnly type="text" value={phone} />
      <PanelPassword autoComplete="current-password" form={form} label={t('stepUp.password')} name="password" />
    </PanelFrame>
  )
}
