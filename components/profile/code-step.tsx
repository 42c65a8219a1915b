'use client'

import { useTranslations } from 'next-intl'
import { type ReactNode, useEffect, useState } from 'react'
import { clockText, useCountdown } from '@/components/auth/use-countdown'
import { Button } from '@/components/ui/button/button'
import { Text } from '@/components/ui/text/text'
import { cleanCode } from '@/lib/auth/clean-code'
import { codeSchema } from '@/lib/profile/profile-rules'
import type { CodeResponse } from '@/provider/contract/auth'
import { PanelText } from './panel-fields'
import { PanelFrame } from './panel-frame'
import { usePanelForm } from './use-panel'

type Props = {
  /** Of the field, among all that the page has. */
  id: string
  /** Where the code went. */
  intro: ReactNode
  by?: 'sms' | 'letter'
  sent: CodeResponse
  submitLabel: string
  onProve: (code: string, request: string) => Promise<void>
  onAgain: () => Promise<CodeResponse>
  aside?: ReactNode
}

/** A code that was sent, and another one once its time has come. */
export function CodeStep({ id, intro, by = 'sms', submitLabel, onProve, onAgain, aside, ...first }: Props) {
  const t = useTranslations('profile')
  const [sent, setSent] = useState(first.sent)
  const [isAgain, setIsAgain] = useState(false)
  const field = `${id}-code`
  const form = usePanelForm<'code'>({
    schema: codeSchema,
    fieldOf: () => 'code',
    idOf: () => field,
    send: async ({ code }) => {
      await onProve(cleanCode(code), sent.request)
      return ''
    },
  })

  // The step before had the focus, and is gone.
  useEffect(() => document.getElementById(field)?.focus(), [field])

  async function requestNewCode() {
    try {
      setSent(await onAgain())
      setIsAgain(true)
      form.set('code', '')
    } catch (error) {
      form.showRejection(error)
    }
  }

  return (
    <PanelFrame aside={aside} busyLabel={t('sending')} form={form} submitLabel={submitLabel}>
      <Text role="status" tone="muted">
        {isAgain ? t('code.sentAgain') : intro}
      </Text>
      <PanelText autoComplete="one-time-code" form={form} inputMode="numeric" label={t(`code.${by}`)} name="code" />
      <Again key={sent.request} onRequest={requestNewCode} waitSeconds={sent.resendInSeconds} />
    </PanelFrame>
  )
}

function Again({ waitSeconds, onRequest }: { waitSeconds: number; onRequest: () => Promise<void> }) {
  const t = useTranslations('profile.code')
  const left = useCountdown(waitSeconds)
  const [isBusy, setIsBusy] = useState(false)
  if (left > 0)
    return (
      <Text size="xs" tone="muted">
        {t.rich('wait', {
          time: (chunks) => (
            <Text aria-live="off" as="span" isNumeric>
              {chunks}
            </Text>
          ),
          left: clockText(left),
        })}
      </Text>
    )
  return (
    <p>
      <Button
        isBusy={isBusy}
        isFlush
        onClick={() => {
          if (isBusy) return
          setIsBusy(true)
          void onRequest().finally(() => setIsBusy(false))
        }}
        size="s"
        variant="ghost"
      >
        {t('again')}
      </Button>
    </p>
  )
}
