'use client'

import { Failure } from '@/components/layout/failure'

/** An error in the browser; the server's errors get the renderer's failure page. */
export default function PageError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  return <Failure onRetry={reset} requestId={error.digest} />
}
