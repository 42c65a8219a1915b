import { endProgress, failProgress, startProgress } from '@/lib/navigation-progress/progress-bar'
import { trackingHeaders } from '@/lib/tracking/tracking-headers'
import { RejectionError, readRejection } from './rejection-error'

type Call = {
  path: `/api/${string}`
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  headers?: Record<string, string>
  signal?: AbortSignal
  /** Nobody waits for it: the bar says nothing of it. */
  isQuiet?: boolean
}

/** The bar is the latest call's: one that was cancelled for it must not end it. */
let latest = 0

/**
 * The way from the browser to our own doors: JSON, tracking headers (specification §7), progress bar.
 *
 * @throws {RejectionError} `unavailable` (`details.fault` is `offline`) when no answer came; an aborted call throws its `AbortError` and leaves the bar plain.
 */
export async function callDoor(call: Call): Promise<Response> {
  if (call.isQuiet) return fetchResponse(call)
  latest += 1
  const own = latest
  startProgress()
  try {
    const response = await fetchResponse(call)
    if (own === latest) endProgress()
    return response
  } catch (error) {
    if (own === latest) call.signal?.aborted ? endProgress() : void failProgress()
    throw error
  }
}

async function fetchResponse({ path, method, body, headers, signal }: Call): Promise<Response> {
  try {
    const response = await fetch(path, {
      method,
      headers: { ...trackingHeaders(), 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
    })
    if (!response.ok) throw await readRejection(response)
    return response
  } catch (error) {
    if (signal?.aborted || error instanceof RejectionError) throw error
    throw new RejectionError('unavailable', { fault: 'offline' })
  }
}
