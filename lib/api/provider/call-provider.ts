import 'server-only'
import { getLocale } from 'next-intl/server'
import { cache } from 'react'
import type { z } from 'zod'
import { serverEnv } from '@/lib/config/server-env'
import { noteOutage, noteTags, pageScope, type StatusScope } from '@/lib/routing/status-scope'
import { Failure, success } from '@/provider/contract/envelope'
import { type Session, sessionHeaders } from '../auth-session'
import { type CallKind, CutShort, kindOf, providerBreaker } from './breaker'
import { callBudget } from './call-budget'
import { type ProviderCall, providerCalls } from './call-channel'
import { ProviderError } from './errors'
import { pageTags } from './page-tags'
import { readRetryAfter } from './read-retry-after'

/** A call that had so long and got no answer tells something of the provider. */
const FAIR_MS = 1_000
/** Of a file: until it begins. The first voucher after a while is drawn by a worker that loads its fonts before. */
const FILE_TIMEOUT_MS = 25_000
/** Somebody's phone sends it over the air, and it is looked through. */
const UPLOAD_TIMEOUT_MS = 75_000

const TOO_MANY = 429
const SEARCHES = ['search', 'datedCar']

export type Call<Answer> = {
  path: `/${string}`
  schema: z.ZodType<Answer>
  method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** Instead of `body`: bytes that are handed on as they come. `signal`: whoever sent them went away. */
  upload?: { bytes: ReadableStream<Uint8Array>; signal: AbortSignal }
  headers?: Record<string, string>
  /** Language of the texts in the answer: the page's own when left out; null where nobody reads them. */
  language?: string | null
  /** For `auth-client/*`: whose call it is. */
  session?: Session
}

/** A call whose answer is no JSON. */
type FileCall = Omit<Call<unknown>, 'schema'>

/**
 * The only `fetch` to the provider in the site: token, language, deadline, breaker of its kind, answer check.
 * Never uses Next's fetch cache, which keeps answers before they are checked (docs/decisions). What everybody may read is
 * asked once for one page, however many parts of it want to know; all calls of a page wait for two seconds together.
 *
 * @throws {ProviderError} with the provider's code; `unavailable` on no answer in time or a broken answer.
 */
export async function callProvider<Answer>(call: Call<Answer>): Promise<Answer> {
  const { path, schema, method = 'GET', headers, session } = call
  if (method !== 'GET' || headers || session) return exchange(call)
  return readOnce(path, call.language === undefined ? await getLocale() : call.language, schema)
}

/** By address, language and the schema of the answer; outside of a page every call is its own. */
const readOnce = cache(
  <Answer>(path: Call<Answer>['path'], language: string | null, schema: z.ZodType<Answer>): Promise<Answer> =>
    exchange({ path, language, schema: schema }),
)

async function exchange<Answer>(call: Call<Answer>): Promise<Answer> {
  // Before the breaker: a wrong environment is an error of ours, not an outage.
  const prepared = await prepare(call)
  noteTags(pageTags(call.path))
  const question = call.method === undefined || call.method === 'GET' ? `${call.path} ${call.language}` : null
  const earlierError = question === null ? undefined : unansweredOf()?.get(question)
  if (earlierError) throw earlierError
  try {
    return await send(prepared, call)
  } catch (error) {
    if (isAway(error)) {
      noteOutage(error.retryAfterSeconds)
      if (question !== null) unansweredOf()?.set(question, error)
    }
    throw error
  }
}

const unanswered = new WeakMap<StatusScope, Map<string, ProviderError>>()

/**
 * What the provider would not answer for this page. Next draws a page that failed once more, to tell so: it would ask
 * everything again.
 */
function unansweredOf(): Map<string, ProviderError> | undefined {
  const scope = pageScope()
  if (!scope) return undefined
  const errorsByCall = unanswered.get(scope) ?? new Map<string, ProviderError>()
  unanswered.set(scope, errorsByCall)
  return errorsByCall
}

/**
 * A file of the provider, as it comes: nothing of it is kept here. The deadline is for its beginning.
 *
 * @param signal ends it, when nobody waits for it any more
 * @throws {ProviderError} with the provider's code, or `unavailable`
 */
export async function streamProvider(call: FileCall, signal: AbortSignal): Promise<Response> {
  const { url, init } = await prepare(call)
  const late = new AbortController()
  const timer = setTimeout(() => late.abort(new DOMException('no file in time', 'TimeoutError')), FILE_TIMEOUT_MS)
  try {
    const send = () => watchedFetch(url, { ...init, signal: AbortSignal.any([signal, late.signal]) }, kindOf(call.path))
    const response = await providerBreaker.fire(kindOf(call.path), send, signal)
    // HEAD has no body that says why.
    if (response.status === 404 && call.method === 'HEAD') throw new ProviderError('not_found', call.path)
    if (!response.ok) throw toProviderError(response, await response.json().catch(() => null))
    if (!response.body && call.method !== 'HEAD') throw new ProviderError('unavailable', `${call.path} has no body`)
    return response
  } finally {
    clearTimeout(timer)
  }
}

type Prepared = { url: URL; init: Omit<RequestInit, 'headers'> & { headers: Record<string, string> } }

async function send<Answer>(prepared: Prepared, call: Call<Answer>): Promise<Answer> {
  const { path, schema } = call
  const { response, payload } = call.upload ? await upload(prepared, call.upload) : await fetchJson(prepared, path)
  if (!response.ok) throw toProviderError(response, payload)

  const checked = success(schema).safeParse(payload)
  if (checked.success) return checked.data.data
  throw new ProviderError('unavailable', `${path} broke the contract`, {
    cause: checked.error,
    responseError: 'unexpected',
  })
}

type Heard = { response: Response; payload: unknown }

/** Within what the page has left. @throws {ProviderError} `unavailable` */
function fetchJson({ url, init }: Prepared, path: string): Promise<Heard> {
  const budget = callBudget()
  const { signal } = budget
  return budget.during(async () => {
    const began = performance.now()
    const response = await providerBreaker.fire(kindOf(path), async () => {
      try {
        return await watchedFetch(url, { ...init, signal }, kindOf(path))
      } catch (cause) {
        throw signal.aborted && performance.now() - began < FAIR_MS ? new CutShort('cut short', { cause }) : cause
      }
    })
    const payload: unknown = await response.json().catch(() => null)
    if (signal.aborted && payload === null)
      throw new ProviderError('unavailable', 'the provider did not end its answer', { cause: signal.reason })
    return { response, payload }
  })
}

async function upload({ url, init }: Prepared, { signal: visitor }: NonNullable<FileCall['upload']>): Promise<Heard> {
  const signal = AbortSignal.any([AbortSignal.timeout(UPLOAD_TIMEOUT_MS), visitor])
  const response = await providerBreaker.fire('file', () => watchedFetch(url, { ...init, signal }, 'file'), visitor)
  return { response, payload: await response.json().catch(() => null) }
}

function watchedFetch(url: URL, { headers, ...init }: Prepared['init'], kind: CallKind): Promise<Response> {
  const call: ProviderCall = { kind, headers: { ...headers } }
  return providerCalls.tracePromise(() => fetch(url, { ...init, headers: call.headers }), call)
}

async function prepare(call: FileCall): Promise<Prepared> {
  const { path, method = 'GET', body, upload, headers, language, session } = call
  const { PROVIDER_URL, PROVIDER_TOKEN } = serverEnv()
  const init: Prepared['init'] = {
    method,
    headers: {
      ...(session ? sessionHeaders(session, PROVIDER_TOKEN) : { authorization: `Bearer ${PROVIDER_TOKEN}` }),
      ...(language === null ? {} : { 'accept-language': language ?? (await getLocale()) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(upload ? { 'content-type': 'application/octet-stream' } : {}),
      ...searcherHeaders(path),
      ...requestIdHeader(),
      ...headers,
    },
    cache: 'no-store',
    // The tokens and the client's data go to no other address.
    redirect: 'error',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(upload ? { body: upload.bytes, duplex: 'half' } : {}),
  }
  return { url: new URL(path, PROVIDER_URL), init }
}

/** Searches wait at the provider in a row for each network. Nothing else that a page asks for depends on who reads it. */
function searcherHeaders(path: string): Record<string, string> {
  const address = SEARCHES.includes(kindOf(path)) ? pageScope()?.address : undefined
  return address === undefined ? {} : { 'x-client-ip': address }
}

/** By which the provider's log knows the request too. */
function requestIdHeader(): Record<string, string> {
  const id = pageScope()?.requestId
  return id === undefined ? {} : { 'x-request-id': id }
}

/** Too many questions are an answer; but a page that cannot go on without it waits like in an outage. */
function isAway(error: unknown): error is ProviderError {
  return error instanceof ProviderError && (error.code === 'unavailable' || error.code === 'too_many_requests')
}

function toProviderError(response: Response, payload: unknown): ProviderError {
  const retryAfterSeconds = readRetryAfter(response.headers)
  const failure = Failure.safeParse(payload)
  if (failure.success) {
    const { code, message, fields, details } = failure.data.error
    return new ProviderError(code, message, { fields, details, retryAfterSeconds })
  }
  const message = `HTTP ${response.status} without a failure body`
  // Said by something that stands before the provider.
  if (response.status === TOO_MANY) return new ProviderError('too_many_requests', message, { retryAfterSeconds })
  return new ProviderError('unavailable', message, { responseError: 'unknown', retryAfterSeconds })
}
