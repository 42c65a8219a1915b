'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { signInHere } from '@/lib/auth/sign-in-here'
import { askOwnCode, stepUp } from '@/lib/browser-api/profile'
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
  const dialog = useRef<HTMLDialogElement>(null)
  const [sent, setSent] = useState<CodeResponse | null>(null)
  const asking = usePanelWork()
  useEffect(() => dialog.current?.showModal(), [])

  /** Closed too, so that the focus goes back to where it was. */
  function finish() {
    onEnd(true)
    dialog.current?.close()
  }

  const askCode = () => askOwnCode({ purpose: 'step_up' }, { language: locale })

  return (
    <dialog aria-labelledby="step-up-title" className="ask" onClose={() => onEnd(false)} ref={dialog}>
      <h2 id="step-up-title">{t('stepUp.title')}</h2>
      {sent ? (
        <CodeStep
          id="step-up"
          intro={t('stepUp.codeSent')}
          onAgain={askCode}
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
      <PanelNote told={asking.told} />
      <div className="row acts">
        <button
          aria-busy={asking.isBusy}
          className="btn ghost"
          onClick={() => {
            if (sent) setSent(null)
            else
              void asking.run(async () => {
                setSent(await askCode())
                return ''
              })
          }}
          type="button"
        >
          {t(sent ? 'stepUp.byPassword' : 'stepUp.byCode')}
        </button>
        <button className="btn soft" onClick={() => dialog.current?.close()} type="button">
          {t('cancel')}
        </button>
      </div>
    </dialog>
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
