import { endProgress, failProgress, startProgress } from '@/lib/navigation-progress/progress-bar'
import { trackingHeaders } from '@/lib/tracking/watch-tracking'
import { RefusedError, readRefusal } from './refused-error'

type Call = {
  path: `/api/${string}`
  method: 'POST' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
}

/** The bar is the latest call's: one that was cancelled for it must not end it. */
let latest = 0

/**
 * The way from the browser to our own doors: JSON, tracking headers (specification §7), progress bar.
 *
 * @throws {RefusedError} `unavailable` when no answer came; an aborted call throws its `AbortError` and leaves the bar plain.
 */
export async function callDoor({ path, method, body, headers, signal }: Call): Promise<Response> {
  latest += 1
  const call = latest
  startProgress()
  try {
    const response = await fetch(path, {
      method,
      headers: { ...trackingHeaders(), 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) throw await readRefusal(response)
    if (call === latest) endProgress()
    return response
  } catch (error) {
    if (call === latest) signal?.aborted ? endProgress() : void failProgress()
    if (signal?.aborted) throw error
    throw error instanceof RefusedError ? error : new RefusedError('unavailable')
  }
}
