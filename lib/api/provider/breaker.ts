import 'server-only'
import CircuitBreaker from 'opossum'
import { ProviderError } from './errors'

type Send = () => Promise<Response>

/**
 * Calls that fail together: searches are dear and anybody may ask for them, so their deadlines must not take the
 * bookings away; nor must logins, whose passwords take long to check, or uploads that are cut off, shut out who is signed in already.
 */
export type CallKind = 'search' | 'datedCar' | 'catalogue' | 'booking' | 'signIn' | 'session' | 'file'

/** Calls of guests; the others of `auth-client` are of a session. */
const SIGN_IN = /^\/auth-client\/(code|registration|login|renew_password)\b/

/** Drawn on the way: it takes its time, and bookings do not wait for it. */
const VOUCHER_PATH = /^\/sun\/v2\/bookings\/\d+\/(voucher|calendar)\b/
/** Of clients, and photos of cars: many at once, and no booking waits for them either. */
const FILE_PATH = /^\/(auth-client\/files|sun\/v2\/photos\/)/

const breakers = new Map<CallKind, CircuitBreaker<[Send], Response>>()

export const providerBreaker = {
  /**
   * @param visitor aborted when nobody waits for the answer any more: whoever goes away says nothing of the provider
   * @throws {ProviderError} `unavailable` when nothing answered, or when too little of this kind did lately.
   */
  async fire(kind: CallKind, send: Send, visitor?: AbortSignal): Promise<Response> {
    try {
      return await breakerOf(kind).fire(() => sendFor(send, visitor))
    } catch (cause) {
      if (cause instanceof VisitorGone) throw cause.cause
      if (cause instanceof CutShort) throw new ProviderError('unavailable', 'no time was left', { cause: cause.cause })
      if (!isOutage(cause)) throw cause
      throw new ProviderError('unavailable', 'the provider did not answer', { cause })
    }
  },
}

/** A call that other calls of its page left too little time: that says nothing of the provider either. */
export class CutShort extends Error {}

class VisitorGone extends Error {}

async function sendFor(send: Send, visitor: AbortSignal | undefined): Promise<Response> {
  try {
    return await send()
  } catch (cause) {
    throw visitor?.aborted ? new VisitorGone('the visitor went away', { cause }) : cause
  }
}

/** Without dates nothing is searched: the catalogue stays when the search is away. */
export function kindOf(path: string): CallKind {
  if (FILE_PATH.test(path) || VOUCHER_PATH.test(path)) return 'file'
  if (path.startsWith('/auth-client/')) return SIGN_IN.test(path) ? 'signIn' : 'session'
  if (path.startsWith('/sun/v2/cars-calendar/')) return 'search'
  if (!/^\/sun\/v2\/(cars|prices)\b/.test(path)) return 'booking'
  if (!/[?&]df=/.test(path)) return 'catalogue'
  return path.startsWith('/sun/v2/cars?') ? 'search' : 'datedCar'
}

/**
 * While the provider does not answer, calls fail at once instead of each waiting for its deadline. Any answer is one, a
 * rejection too: only silence counts.
 */
function breakerOf(kind: CallKind): CircuitBreaker<[Send], Response> {
  const breaker =
    breakers.get(kind) ??
    new CircuitBreaker<[Send], Response>((send) => send(), {
      // The deadline is fetch's own.
      timeout: false,
      volumeThreshold: 5,
      errorThresholdPercentage: 50,
      rollingCountTimeout: 10_000,
      resetTimeout: 2_000,
      // Or a request that cannot even be sent would switch the provider off for everybody.
      errorFilter: (error) => !isOutage(error),
    })
  breakers.set(kind, breaker)
  return breaker
}

/** A faulty network is fetch's `TypeError: fetch failed`, a deadline a `DOMException`; any other `TypeError` is a bug. */
function isOutage(error: unknown): boolean {
  if (error instanceof VisitorGone || error instanceof CutShort) return false
  return !(error instanceof TypeError) || error.message === 'fetch failed'
}
