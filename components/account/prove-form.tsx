'use client'

import { useLocale, useTranslations } from 'next-intl'
import type { CodeScreen } from '@/lib/account/code-screens'
import { register, renewPassword, type SentCode } from '@/lib/browser-api/auth'
import { CodeInput } from './code-input'
import { GuestConsents } from './guest-consents'
import { GuestFrame } from './guest-frame'
import { NewPasswordInputs } from './guest-text-fields'
import { ResendCode } from './resend-code'
import { useEnter, useGuestForm } from './use-guest-form'

type Props = {
  screen: CodeScreen
  consents: string
  /** The branch's phone; `own`: the visitor's. */
  phone: string
  own: string
  sent: SentCode
  onSentAgain: (code: SentCode) => void
  onOtherNumber: () => void
}

/** The code from the message and a password. */
export function ProveForm({ screen, consents, phone, own, sent, onSentAgain, onOtherNumber }: Props) {
  const t = useTranslations('account')
  const language = useLocale()
  const form = useGuestForm(screen)
  const enter = useEnter()

  async function prove() {
    const { code, password } = form.values
    const proved = { phone: own, request: sent.request, code, password }
    if (screen === 'renew') enter(await renewPassword(proved, language))
    else enter(await register(proved, { consents, language }))
  }

  return (
    <GuestFrame
      busyLabel={t(`${screen}.busy`)}
      form={form}
      onSubmit={prove}
      phone={phone}
      submitLabel={t(`${screen}.submit`)}
    >
      <button className="link" onClick={onOtherNumber} type="button">
        {t('code.otherNumber')}
      </button>
      {/* For password managers: whose password it is. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={own} />
      <CodeInput form={form} />
      <ResendCode
        key={sent.request}
        onRefused={form.refuse}
        onSent={onSentAgain}
        own={own}
        phone={phone}
        screen={screen}
        waitSeconds={sent.resendInSeconds}
      />
      <NewPasswordInputs form={form} />
      {screen === 'registration' && <GuestConsents form={form} />}
    </GuestFrame>
  )
}
