'use client'

import { useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { FailureNote } from '@/components/forms/failure-note'
import { SubmitButton } from '@/components/forms/submit-button'
import { RejectionError } from '@/lib/browser-api/rejection-error'
import { readStopLink, stopWaiting } from '@/lib/browser-api/waitlist'
import { RETENTION } from '@/provider/contract/rules/retention'
import type { StopResponse } from '@/provider/contract/waitlist'

type State = { kind: 'reading' | 'wrong' | 'failed' } | { kind: 'link' | 'done'; link: StopResponse }

/** The link of a letter: what it stops, and the button that does it. Its token is behind `#`, which no server sees. */
export function StopLetters({ phone }: { phone: string }) {
  const t = useTranslations('waitlist.stop')
  const { state, isStopping, stop } = useStopLink()
  if (state.kind === 'done') return <p role="status">{t('done')}</p>
  if (state.kind === 'wrong') return <FailureNote phone={phone}>{t('wrong')}</FailureNote>
  return (
    <form noValidate onSubmit={stop}>
      <p>{t('text', { days: RETENTION.optOutDays })}</p>
      <p role="status">{state.kind === 'link' ? t('waiting', { count: state.link.waiting }) : t('reading')}</p>
      {state.kind === 'failed' && <FailureNote phone={phone}>{t('failed')}</FailureNote>}
      <SubmitButton busyLabel={t('stopping')} isBusy={isStopping} label={t('stop')} />
    </form>
  )
}

/** Reads the token of the address, says what it stops, and stops it once. */
function useStopLink() {
  const [state, setState] = useState<State>({ kind: 'reading' })
  const [isStopping, setIsStopping] = useState(false)
  const isRunning = useRef(false)

  const fail = (error: unknown) => setState({ kind: isForeign(error) ? 'wrong' : 'failed' })

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link is read once
  useEffect(() => {
    readStopLink(readToken()).then((link) => setState({ kind: isDone(link) ? 'done' : 'link', link }), fail)
  }, [])

  async function stop(event: { preventDefault: () => void }): Promise<void> {
    event.preventDefault()
    if (isRunning.current) return
    isRunning.current = true
    setIsStopping(true)
    await stopWaiting(readToken()).then((link) => setState({ kind: 'done', link }), fail)
    setIsStopping(false)
    isRunning.current = false
  }

  return { state, isStopping, stop }
}

/** Who stopped the letters and signed in later may wait for a car again. */
function isDone({ isStopped, waiting }: StopResponse): boolean {
  return isStopped && waiting === 0
}

function readToken(): string {
  return window.location.hash.slice(1)
}

function isForeign(error: unknown): boolean {
  return error instanceof RejectionError && (error.code === 'not_found' || error.code === 'invalid_request')
}
