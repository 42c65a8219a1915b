'use client'

import { useEffect } from 'react'
import { Failure } from '@/components/layout/failure'
import { isChunkFailure, reloadOnce } from '@/lib/session/reload-guard'

/** An error in the browser; the server's errors get the renderer's failure page. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  useEffect(() => {
    if (isChunkFailure(error)) reloadOnce()
  }, [error])
  return <Failure onRetry={reset} requestId={error.digest} />
}
