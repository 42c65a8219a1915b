'use client'

import { NextIntlClientProvider, useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { cleanCode } from '@/lib/auth/clean-code'
import { cleanRecoveryCode } from '@/lib/auth/clean-factor-code'
import type { Messages } from '@/lib/i18n/messages'
import { factorSchema } from '@/lib/profile/profile-rules'
import { PanelText } from './panel-fields'
import { PanelFrame } from './panel-frame'
import { usePanelForm } from './use-panel'

export type FactorMessages = Pick<Messages, 'secondFactor' | 'profile'>

/** Loads the texts of a second factor: few clients see them. */
export async function loadFactorMessages(locale: string): Promise<FactorMessages> {
  const [secondFactor, profile] = await Promise.all([
    import(`../../messages/${locale}/second-factor.json`),
    import(`../../messages/${locale}/profile.json`),
  ])
  return { secondFactor: secondFactor.default, profile: profile.default }
}

type Props = { onProve: (code: string) => Promise<void>; onBack?: () => void }

/** The same with its own texts, for a page that has none of them. */
export function FactorStepAlone({ messages, ...props }: Props & { messages: FactorMessages }) {
  const locale = useLocale()
  return (
    <NextIntlClientProvider locale={locale} messages={messages}>
      <FactorStep {...props} />
    </NextIntlClientProvider>
  )
}

/** A code of the client's app, or one of the recovery codes. */
export function FactorStep(props: Props) {
  const [isRecovery, setIsRecovery] = useState(false)
  return (
    <FactorForm
      {...props}
      isRecovery={isRecovery}
      key={String(isRecovery)}
      onOther={() => setIsRecovery(!isRecovery)}
    />
  )
}

const ID = 'second-factor-code'

function FactorForm({ onProve, onBack, isRecovery, onOther }: Props & { isRecovery: boolean; onOther: () => void }) {
  const t = useTranslations('secondFactor.step')
  const tProfile = useTranslations('profile')
  const form = usePanelForm<'code'>({
    schema: factorSchema(isRecovery),
    fieldOf: () => 'code',
    idOf: () => ID,
    send: async ({ code }) => {
      await onProve(isRecovery ? cleanRecoveryCode(code) : cleanCode(code))
      return ''
    },
  })

  // The step before had the focus, and is gone.
  useEffect(() => document.getElementById(ID)?.focus(), [])

  const input = isRecovery
    ? ({ autoComplete: 'off', autoCapitalize: 'characters', inputMode: 'text', lang: 'en' } as const)
    : ({ autoComplete: 'one-time-code', inputMode: 'numeric' } as const)
  return (
    <PanelFrame
      aside={
        onBack && (
          <Button onClick={onBack} variant="soft">
            {t('back')}
          </Button>
        )
      }
      busyLabel={tProfile('sending')}
      form={form}
      submitLabel={t('submit')}
    >
      <Text role="status" tone="muted">
        {t(isRecovery ? 'introRecovery' : 'intro')}
      </Text>
      <PanelText {...input} form={form} label={t(isRecovery ? 'recovery' : 'app')} name="code" />
      <p>
        <Button isFlush onClick={onOther} size="s" variant="ghost">
          {t(isRecovery ? 'toApp' : 'toRecovery')}
        </Button>
      </p>
      {isRecovery && (
        <Text size="s" tone="muted">
          {t('lost')}
        </Text>
      )}
    </PanelFrame>
  )
}
