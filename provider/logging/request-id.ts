import { AsyncLocalStorage } from 'node:async_hooks'

const ids = new AsyncLocalStorage<string>()

/** Runs a request, so that what use cases log can name it. */
export function withRequestId(id: string, follow: () => void): void {
  ids.run(id, follow)
}

/** Returns the field of a log line that names the request of this moment; a job has none. */
export function requestIdField(): { requestId?: string } {
  const requestId = ids.getStore()
  return requestId === undefined ? {} : { requestId }
}
