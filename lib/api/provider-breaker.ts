import 'server-only'
import CircuitBreaker from 'opossum'
import { ProviderError } from './provider-error'

type Send = () => Promise<Response>

/** While the provider does not answer, calls fail at once instead of each waiting for its deadline. */
const breaker = new CircuitBreaker<[Send], Response>((send) => send(), {
  // The deadline is fetch's own.
  timeout: false,
  volumeThreshold: 5,
  errorThresholdPercentage: 50,
  rollingCountTimeout: 10_000,
  resetTimeout: 2_000,
  // Or a request that cannot even be sent would switch the provider off for everybody.
  errorFilter: (error) => !isOutage(error),
})

export const providerBreaker = {
  /** @throws {ProviderError} `unavailable` when nothing answered, or when too little did lately. */
  async fire(send: Send): Promise<Response> {
    try {
      return await breaker.fire(send)
    } catch (cause) {
      if (!isOutage(cause)) throw cause
      throw new ProviderError('unavailable', 'the provider did not answer', { cause })
    }
  },
}

/** A faulty network is fetch's `TypeError: fetch failed`, a deadline a `DOMException`; any other `TypeError` is a bug. */
function isOutage(error: unknown): boolean {
  return !(error instanceof TypeError) || error.message === 'fetch failed'
}
