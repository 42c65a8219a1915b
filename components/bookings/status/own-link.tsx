'use client'

import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { useHydrated } from '@/components/forms/use-hydrated'
import { useSending } from '@/components/forms/use-sending'
import { Icon } from '@/components/ui/icon/icon'
import { takeLink } from '@/lib/browser-api/bookings'
import { PREFIX_OF } from '@/lib/i18n/routing'

type Outcome = { kind: 'copied' } | { kind: 'shown'; link: string } | { kind: 'failed' }

/** The way to this booking from another device. The key leaves its cookie only when somebody asks for it. */
export function OwnLink({ number }: { number: string }) {
  const t = useTranslations('bookings.link')
  const isReady = useHydrated()
  const { copy, isSending, outcome } = useLinkCopy(number)
  if (!isReady) return null
  return (
    <section aria-labelledby="own-link" className="panel stack own-link">
      <h2 className="h-sub" id="own-link">
        {t('title')}
      </h2>
      <p className="small" id="own-link-warning">
        {t('warning')}
      </p>
      <p>
        <button
          aria-busy={isSending}
          aria-describedby="own-link-warning"
          aria-disabled={isSending}
          className="btn soft"
          onClick={() => void copy()}
          type="button"
        >
          {outcome?.kind === 'copied' ? <Icon of="check" /> : <Icon of="copy" />}
          {t('copy')}
        </button>
      </p>
      <p className="small" role="status">
        {outcome && t(outcome.kind)}
      </p>
      {outcome?.kind === 'shown' && (
        <input
          aria-label={t('title')}
          className="inp"
          onFocus={({ target }) => target.select()}
          readOnly
          value={outcome.link}
        />
      )}
    </section>
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
        const href = await takeLink(number)
        const link = `${window.location.origin}${PREFIX_OF[locale]}${href}`
        setOutcome((await isCopied(link)) ? { kind: 'copied' } : { kind: 'shown', link })
      },
      () => setOutcome({ kind: 'failed' }),
    )
  }

  return { copy, isSending, outcome }
}

/** @returns false where the browser keeps the clipboard from the page: over plain http, or because it was refused. */
async function isCopied(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false
  return navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  )
}
