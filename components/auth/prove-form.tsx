'use client'

import { useLocale, useTranslations } from 'next-intl'
import { TextLink } from '@/components/ui/text-link/text-link'
import { clearCode } from '@/lib/auth/code-memory'
import type { CodeScreen } from '@/lib/auth/code-screens'
import type { GuestFields } from '@/lib/auth/guest-rules'
import { register, renewPassword } from '@/lib/browser-api/auth'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import type { CodeResponse } from '@/provider/contract/auth'
import { CODE_TRIES, type CodeChannel } from '@/provider/contract/rules/auth/codes'
import { CodeInput } from './code-input'
import { GuestConsents } from './guest-consents'
import { GuestFrame } from './guest-frame'
import { NewPasswordInputs } from './guest-text-fields'
import { ResendCode } from './resend-code'
import { useFactorStep } from './use-factor-step'
import { useEnter, useGuestForm } from './use-guest-form'

type Props = {
  screen: CodeScreen
  consents: string
  /** The branch's phone; `own`: the visitor's. */
  phone: string
  own: string
  sent: CodeResponse
  /** How the code was sent that is asked for. */
  channel: CodeChannel
  onSentAgain: (code: CodeResponse, channel: CodeChannel) => void
  onOtherNumber: () => void
  onWrongCode: () => void
  /** How many were told for the code that was sent last. */
  wrongCodes: number
}

/** The code from the message and a password. */
export function ProveForm({ screen, consents, phone, own, sent, channel, wrongCodes, ...on }: Props) {
  const t = useTranslations('auth')
  const language = useLocale()
  const enter = useEnter()
  const { withFactor, step } = useFactorStep()
  const form = useGuestForm(screen, { send: prove, wrongCodes })

  async function prove({ code, password }: GuestFields) {
    const proved = { phone: own, request: sent.request, code, password }
    const isNew = screen === 'registration'
    const send = async (secondFactor?: string) => {
      try {
        const renewal = { ...proved, ...(secondFactor === undefined ? {} : { secondFactor }) }
        const session = isNew ? await register(proved, { consents, language }) : await renewPassword(renewal, language)
        clearCode()
        await enter(session)
      } catch (error) {
        if (error instanceof RejectionError && error.code === 'code_wrong') on.onWrongCode()
        throw error
      }
    }
    await withFactor(send)
  }

  if (step) return step
  return (
    <GuestFrame
      busyLabel={t(`${screen}.busy`)}
      form={form}
      isBlocked={wrongCodes >= CODE_TRIES}
      phone={phone}
      submitLabel={t(`${screen}.submit`)}
    >
      <TextLink as="button" onClick={on.onOtherNumber} type="button">
        {t('code.otherNumber')}
      </TextLink>
      {/* For password managers: whose password it is. */}
      <input autoComplete="username" hidden name="username" readOnly type="text" value={own} />
      <CodeInput channel={channel} form={form} />
      <ResendCode
        channel={channel}
        key={sent.request}
        onRejected={(error) => form.showRejection(error, 'phone')}
        onSent={(code, sentBy) => {
          // What was typed belongs to the code before.
          form.set('code', '')
          on.onSentAgain(code, sentBy)
        }}
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
