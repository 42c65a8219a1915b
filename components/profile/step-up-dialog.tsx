'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Dialog } from '@/components/ui/dialog/dialog'
import { Text } from '@/components/ui/text/text'
import { signInHere } from '@/lib/auth/sign-in-here'
import { requestOwnCode, stepUp } from '@/lib/browser-api/profile'
import type { Messages } from '@/lib/i18n/messages'
import { ownPasswordSchema } from '@/lib/profile/profile-rules'
import type { CodeResponse } from '@/provider/contract/auth'
import { CodeStep } from './code-step'
import { type FactorMessages, FactorStep, loadFactorMessages } from './factor-step'
import { PanelPassword } from './panel-fields'
import { PanelFrame } from './panel-frame'
import { PanelNote } from './panel-note'
import { usePanelForm, usePanelWork } from './use-panel'

type StepUpMessages = FactorMessages & Pick<Messages, 'auth'>

type Props = {
  messages: StepUpMessages
  /** What the provider takes. */
  by: 'any' | 'code' | 'second_factor'
  phone: string
  onEnd: (isProved: boolean) => void
}

/** Loads the texts of this dialog. */
export async function loadStepUpMessages(locale: string): Promise<StepUpMessages> {
  const [messages, auth] = await Promise.all([loadFactorMessages(locale), import(`../../messages/${locale}/auth.json`)])
  return { ...messages, auth: auth.default }
}

/** Over whatever was being done: by the password, by a code from the phone, or by the second factor. */
export function StepUpDialog({ messages, ...props }: Props) {
  const locale = useLocale()
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      {props.by === 'second_factor' ? <FactorDialog {...props} /> : <CodeDialog {...props} />}
    </NextIntlClientProvider>
  )
}

type StepProps = Omit<Props, 'messages'>

function FactorDialog({ onEnd }: StepProps) {
  const t = useTranslations('profile')
  const { finish, leave, ...dialog } = useEnd(onEnd)
  return (
    <Dialog
      {...dialog}
      actions={
        <Button onClick={leave} variant="soft">
          {t('cancel')}
        </Button>
      }
      title={t('stepUp.title')}
    >
      <FactorStep
        onProve={async (secondFactor) => {
          signInHere(await stepUp({ secondFactor }))
          finish()
        }}
      />
    </Dialog>
  )
}

function CodeDialog({ by, phone, onEnd }: StepProps) {
  const t = useTranslations('profile')
  const locale = useLocale()
  const [sent, setSent] = useState<CodeResponse | null>(null)
  const codeWork = usePanelWork()
  const { finish, leave, ...dialog } = useEnd(onEnd)
  const requestCode = () => requestOwnCode({ purpose: 'step_up' }, { language: locale })
  const mayBePassword = by === 'any'
  const begin = () =>
    void codeWork.run(async () => {
      setSent(await requestCode())
      return ''
    })

  return (
    <Dialog
      {...dialog}
      actions={
        <>
          {mayBePassword && (
            <Button isBusy={codeWork.isBusy} isFlush onClick={() => (sent ? setSent(null) : begin())} variant="ghost">
              {t(sent ? 'stepUp.byPassword' : 'stepUp.byCode')}
            </Button>
          )}
          {!mayBePassword && !sent && (
            <Button isBusy={codeWork.isBusy} onClick={begin}>
              {t('stepUp.getCode')}
            </Button>
          )}
          <Button onClick={leave} variant="soft">
            {t('cancel')}
          </Button>
        </>
      }
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
      ) : mayBePassword ? (
        <PasswordStep onProved={finish} phone={phone} />
      ) : (
        <Text>{t('stepUp.codeWhy')}</Text>
      )}
      <PanelNote status={codeWork.status} />
    </Dialog>
  )
}

/** Closed before it goes, so that the focus goes back to where it was. */
function useEnd(onEnd: (isProved: boolean) => void) {
  const [end, setEnd] = useState<'proved' | 'left' | null>(null)
  return {
    isOpen: end === null,
    onClose: () => onEnd(end === 'proved'),
    finish: () => setEnd('proved'),
    leave: () => setEnd('left'),
  }
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
