import { AsyncLocalStorage } from 'node:async_hooks'

/** Where a request comes from: `browser` as `chrome/windows`, `form` the operation that it calls. */
export type RequestOrigin = { browser: string | null; form: string | null }

const NOWHERE: RequestOrigin = { browser: null, form: null }
const origins = new AsyncLocalStorage<RequestOrigin>()

/** Runs a request, so that what it records as proof can name where it came from. */
export function withRequestOrigin(origin: RequestOrigin, follow: () => void): void {
  origins.run(origin, follow)
}

/** Returns where the request of this moment comes from; a job and a command come from nowhere. */
export function currentOrigin(): RequestOrigin {
  return origins.getStore() ?? NOWHERE
}
