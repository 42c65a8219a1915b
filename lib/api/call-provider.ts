import 'server-only'
import { getLocale } from 'next-intl/server'
import type { z } from 'zod'
import { serverEnv } from '@/lib/config/server-env'
import { noteOutage, noteTags } from '@/lib/routing/status-scope'
import { success } from '@/provider/contract/envelope'
import { Failure } from '@/provider/contract/failure'
import { pageTags } from './page-tags'
import { kindOf, providerBreaker } from './provider-breaker'
import { ProviderError } from './provider-error'
import { type Session, sessionHeaders } from './session'

const TIMEOUT_MS = 2_000
/** Somebody's phone sends it over the air, and it is looked through. */
const UPLOAD_TIMEOUT_MS = 75_000

type Call<Answer> = {
  path: `/${string}`
  answer: z.ZodType<Answer>
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  body?: unknown
  /** Instead of `body`: bytes that are handed on as they come. `signal`: whoever sent them went away. */
  upload?: { bytes: ReadableStream<Uint8Array>; signal: AbortSignal }
  headers?: Record<string, string>
  /** Language of the texts in the answer: the page's own when left out; null where nobody reads them. */
  language?: string | null
  /** For `auth-client/*`: whose call it is. */
  session?: Session
}

/**
 * The only `fetch` to the provider in the site: token, language, deadline, breaker of its kind, answer check.
 * Never uses Next's fetch cache, which keeps answers before they are checked (docs/decisions).
 *
 * @throws {ProviderError} with the provider's code; `unavailable` on no answer in time or a broken answer.
 */
export async function callProvider<Answer>(call: Call<Answer>): Promise<Answer> {
  const { path, answer } = call
  const response = await openProvider(call)
  const payload: unknown = await response.json().catch(() => null)
  const checked = success(answer).safeParse(payload)
  if (checked.success) return checked.data.data
  noteOutage()
  throw new ProviderError('unavailable', `${path} broke the contract`, { cause: checked.error, fault: 'unexpected' })
}

/** The same for an answer that is no JSON. @throws {ProviderError} */
export async function openProvider(call: Omit<Call<unknown>, 'answer'>): Promise<Response> {
  // Before the breaker: a wrong environment is a fault of ours, not an outage.
  const prepared = await prepare(call)
  noteTags(pageTags(call.path))
  try {
    return await exchange(prepared, call)
  } catch (error) {
    if (error instanceof ProviderError && error.code === 'unavailable') noteOutage()
    throw error
  }
}

type Prepared = { url: URL; init: RequestInit }

async function exchange({ url, init }: Prepared, { path, upload }: Pick<Call<unknown>, 'path' | 'upload'>) {
  const deadline = AbortSignal.timeout(upload ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS)
  const signal = upload ? AbortSignal.any([deadline, upload.signal]) : deadline
  const response = await providerBreaker.fire(kindOf(path), () => fetch(url, { ...init, signal }))
  if (!response.ok) throw refusal(response, await response.json().catch(() => null))
  return response
}

type Asked = Omit<Call<unknown>, 'answer'>

async function prepare({ path, method = 'GET', body, upload, headers, language, session }: Asked): Promise<Prepared> {
  const { PROVIDER_URL, PROVIDER_TOKEN } = serverEnv()
  const init: RequestInit = {
    method,
    headers: {
      ...(session ? sessionHeaders(session, PROVIDER_TOKEN) : { authorization: `Bearer ${PROVIDER_TOKEN}` }),
      ...(language === null ? {} : { 'accept-language': language ?? (await getLocale()) }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(upload ? { 'content-type': 'application/octet-stream' } : {}),
      ...headers,
    },
    cache: 'no-store',
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(upload ? { body: upload.bytes, duplex: 'half' } : {}),
  }
  return { url: new URL(path, PROVIDER_URL), init }
}

function refusal(response: Response, payload: unknown): ProviderError {
  const failure = Failure.safeParse(payload)
  if (!failure.success)
    return new ProviderError('unavailable', `HTTP ${response.status} without a failure body`, { fault: 'unknown' })
  const { code, message, fields, details } = failure.data.error
  return new ProviderError(code, message, { fields, details })
}
