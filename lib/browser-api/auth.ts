import { readClient } from '@/lib/auth/client'
import { readDeviceToken } from '@/lib/auth/stored-account'
import type {
  Client,
  CodeRequest,
  CodeResponse,
  LoginRequest,
  RegistrationRequest,
  RenewPasswordRequest,
} from '@/provider/contract/auth'
import { callDoor } from './call-door'
import { consentHeaders, type Sending } from './consent-headers'
import { isRecord } from './is-record'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

const LOGOUT_MS = 5_000

/** What a browser keeps of a session begun; the cookie is not among it. */
export type StartedSession = { client: Client; clientToken: string; deviceToken: string }

/**
 * Browser side of `app/api/auth`. A browser that knows the client says so: strangers cannot use up its codes.
 *
 * @throws {RejectionError} `too_many_requests`
 */
export async function requestCode(request: CodeRequest, language: string): Promise<CodeResponse> {
  const deviceToken = readDeviceToken()
  const body = deviceToken === null ? request : { ...request, deviceToken }
  return readCodeResponse(await sendJson('/api/auth/code/', body, { headers: { 'accept-language': language } }))
}

export function readCodeResponse(data: unknown): CodeResponse {
  if (!isRecord(data)) throw new BrokenResponseError('unexpected')
  const { request: bound, expiresInSeconds, resendInSeconds } = data
  const isWhole = typeof bound === 'string' && typeof expiresInSeconds === 'number'
  if (!isWhole || typeof resendInSeconds !== 'number') throw new BrokenResponseError('unexpected')
  return { request: bound, expiresInSeconds, resendInSeconds }
}

/** @throws {RejectionError} `code_wrong`, `already_registered` … */
export async function register(request: RegistrationRequest, sending: Sending): Promise<StartedSession> {
  return readStartedSession(await sendJson('/api/auth/registration/', request, { headers: consentHeaders(sending) }))
}

/** @throws {RejectionError} `code_wrong`, `password_too_common` */
export async function renewPassword(request: RenewPasswordRequest, language: string): Promise<StartedSession> {
  return readStartedSession(
    await sendJson('/api/auth/renew_password/', request, { headers: { 'accept-language': language } }),
  )
}

/** @throws {RejectionError} `credentials_not_found`, `too_many_requests` */
export async function logIn(request: LoginRequest, language: string): Promise<StartedSession> {
  return readStartedSession(await sendJson('/api/auth/login/', request, { headers: { 'accept-language': language } }))
}

/**
 * The answer is not read (specification §7); the cookie alone is enough.
 *
 * @throws {Error} `RejectionError`, or `TimeoutError`: nobody waits longer to be signed out.
 */
export async function logOut(clientToken: string | null, { isQuiet = false } = {}): Promise<void> {
  const signal = AbortSignal.timeout(LOGOUT_MS)
  const headers = bearer(clientToken)
  const response = await callDoor({ path: '/api/auth/logout/', method: 'POST', body: {}, headers, signal, isQuiet })
  // Taken to its end: the page that leaves now would cut it off.
  await response.arrayBuffer()
}

/**
 * The client as the provider knows him now. `sessionEndsAt`: epoch ms; null: not said.
 *
 * @throws {RejectionError} `unauthenticated` and `not_found`: nobody is signed in.
 */
export async function fetchClient(clientToken: string): Promise<{ client: Client; sessionEndsAt: number | null }> {
  const headers = bearer(clientToken)
  const response = await callDoor({ path: '/api/auth/client/', method: 'GET', headers, isQuiet: true })
  const envelope: unknown = await response.json().catch(() => null)
  const data = isRecord(envelope) && envelope.status === 'success' ? envelope.data : null
  const client = readClient(data)
  if (!client || !isRecord(data)) throw new BrokenResponseError('unexpected')
  return { client, sessionEndsAt: Date.parse(String(data.sessionEndsAt)) || null }
}

/** Of a signed-in client's call. */
function bearer(clientToken: string | null): Record<string, string> {
  return clientToken === null ? {} : { authorization: `Bearer ${clientToken}` }
}

export function readStartedSession(data: unknown): StartedSession {
  const client = isRecord(data) ? readClient(data.client) : null
  if (!isRecord(data) || !client) throw new BrokenResponseError('unexpected')
  const { client_token: clientToken, device_token: deviceToken } = data
  if (typeof clientToken !== 'string' || typeof deviceToken !== 'string') throw new BrokenResponseError('unexpected')
  return { client, clientToken, deviceToken }
}
