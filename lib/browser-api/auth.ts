import { type Client, readClient } from '@/lib/session/client'
import type { CodeRequest, LoginRequest, RegistrationRequest, RenewPasswordRequest } from '@/provider/contract/auth'
import { isRecord } from './is-record'
import { RefusedError } from './refused-error'
import { sendJson } from './send-json'
import { type Sending, senderHeaders } from './sender-headers'

/** What a browser keeps of a session begun; the cookie is not among it. */
export type BegunSession = { client: Client; clientToken: string; deviceToken: string }

export type SentCode = { request: string; resendInSeconds: number }

/** Browser side of `app/api/auth`. @throws {RefusedError} `too_many_requests` */
export async function askCode(request: CodeRequest, language: string): Promise<SentCode> {
  const data = await sendJson('/api/auth/code/', request, { headers: { 'accept-language': language } })
  if (!isRecord(data) || typeof data.request !== 'string' || typeof data.resendInSeconds !== 'number')
    throw new RefusedError('unavailable')
  return { request: data.request, resendInSeconds: data.resendInSeconds }
}

/** @throws {RefusedError} `code_wrong`, `already_registered` … */
export async function register(request: RegistrationRequest, sending: Sending): Promise<BegunSession> {
  return readBegun(await sendJson('/api/auth/registration/', request, { headers: senderHeaders(sending) }))
}

/** @throws {RefusedError} `code_wrong`, `password_too_common` */
export async function renewPassword(request: RenewPasswordRequest, language: string): Promise<BegunSession> {
  return readBegun(await sendJson('/api/auth/renew_password/', request, { headers: { 'accept-language': language } }))
}

/** @throws {RefusedError} `credentials_not_found`, `too_many_requests` */
export async function logIn(request: LoginRequest, language: string): Promise<BegunSession> {
  return readBegun(await sendJson('/api/auth/login/', request, { headers: { 'accept-language': language } }))
}

/** @throws {RefusedError} */
export async function logOut(clientToken: string | null): Promise<void> {
  await sendJson('/api/auth/logout/', {}, { headers: bearer(clientToken) })
}

function bearer(clientToken: string | null): Record<string, string> {
  return clientToken === null ? {} : { authorization: `Bearer ${clientToken}` }
}

function readBegun(data: unknown): BegunSession {
  const client = isRecord(data) ? readClient(data.client) : null
  if (!isRecord(data) || !client) throw new RefusedError('unavailable')
  const { client_token: clientToken, device_token: deviceToken } = data
  if (typeof clientToken !== 'string' || typeof deviceToken !== 'string') throw new RefusedError('unavailable')
  return { client, clientToken, deviceToken }
}
