/**
 * Pages that only the site itself may ask for: `/{locale}/missing/` (middleware's rewrite) and `/{locale}/failure/`
 * (the renderer's safety net). An outside request for their addresses is an unknown address.
 *
 * The proof is a random token of this process. It hangs on `globalThis`, because Next's bundle and the renderer's are
 * two copies of this module in one process.
 */
export const INTERNAL_HEADER = 'x-internal-page'

/** Tells the failure page what it stands for. */
export const FAILURE_STATUS_HEADER = 'x-failure-status'

const scope = globalThis as typeof globalThis & { sunInternalToken?: string }

export function internalToken(): string {
  scope.sunInternalToken ??= crypto.randomUUID()
  return scope.sunInternalToken
}

export function isInternalRequest(headers: Headers): boolean {
  return headers.get(INTERNAL_HEADER) === internalToken()
}
