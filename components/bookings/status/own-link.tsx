'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { useSending } from '@/components/forms/use-sending'
import { Button } from '@/components/ui/button/button'
import { Icon } from '@/components/ui/icon/icon'
import { TextInput } from '@/components/ui/input/text-input'
import { Panel } from '@/components/ui/panel/panel'
import { Text } from '@/components/ui/text/text'
import { requestLink } from '@/lib/browser-api/bookings'
import { PREFIX_OF } from '@/lib/i18n/routing'

type Outcome = { kind: 'copied' } | { kind: 'shown'; link: string } | { kind: 'failed' }

/** `isOut`: the driver has the car, and who has the link can change and cancel nothing any more. */
type Props = { number: string; isOut: boolean }

/** The way to this booking from another device. The key leaves its cookie only when somebody asks for it. */
export function OwnLink({ number, isOut }: Props) {
  const t = useTranslations('bookings.link')
  const isReady = useHydrated()
  const { copy, isSending, outcome } = useLinkCopy(number)
  if (!isReady) return null
  return (
    <Panel flow="stack" heading={t('title')} headingId="own-link" visibility="no-print">
      <Text id="own-link-warning" size="s">
        {t(isOut ? 'warningOut' : 'warning')}
      </Text>
      <p>
        <Button aria-describedby="own-link-warning" isBusy={isSending} onClick={() => void copy()} variant="soft">
          {outcome?.kind === 'copied' ? <Icon of="check" /> : <Icon of="copy" />}
          {t('copy')}
        </Button>
      </p>
      <Text role="status" size="s">
        {outcome && t(outcome.kind)}
      </Text>
      {outcome?.kind === 'shown' && (
        <TextInput aria-label={t('title')} onFocus={({ target }) => target.select()} readOnly value={outcome.link} />
      )}
    </Panel>
  )
}

function useLinkCopy(number: string) {
  const locale = useLocale()
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const { isSending, send } = useSending()

  function copy(): Promise<void> {
    return send(
      async () => {
        setOutcome(null)
        const href = await requestLink(number)
        const link = `${window.location.origin}${PREFIX_OF[locale]}${href}`
        setOutcome((await isCopied(link)) ? { kind: 'copied' } : { kind: 'shown', link })
      },
      () => setOutcome({ kind: 'failed' }),
    )
  }

  return { copy, isSending, outcome }
}

/** @returns false where the browser keeps the clipboard from the page: over plain http, or because it was rejected. */
async function isCopied(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
