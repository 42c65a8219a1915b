'use client'

import { useEffect } from 'react'
import { Failure } from '@/components/layout/frame/failure'
import { FAILURE_TEXTS } from '@/lib/i18n/failure-texts'
import { usePageLocale } from '@/lib/i18n/page-language'
import { isChunkFailure, reloadOnce } from '@/lib/routing/reload-guard'

/** An error in the browser; the server's errors get the renderer's failure page. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const texts = FAILURE_TEXTS[usePageLocale()]
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce()
  }, [error])
  return <Failure onRetry={reset} requestId={error.digest} texts={texts} />
}
