import type { StopResponse, WaitlistRequest, WaitlistResponse } from '@/provider/contract/waitlist'
import { callDoor } from './call-door'
import { consentHeaders, type Sending } from './consent-headers'
import { isRecord } from './is-record'
import { ownHeaders } from './own-headers'
import { BrokenResponseError } from './rejection-error'
import { sendJson } from './send-json'

/** Where messages to the client who is signed in can go; both null without a session. */
export type OwnContacts = { email: string | null; phone: string | null }

/** Browser side of `app/api/waitlist`. @throws {RejectionError} `too_many_requests`, a code of wrong dates … */
export async function joinWaitlist(request: WaitlistRequest, sending: Sending): Promise<WaitlistResponse> {
  const headers = { ...ownHeaders(), ...consentHeaders(sending) }
  const data = await sendJson('/api/waitlist/', request, { headers })
  if (isRecord(data) && data.state === 'free') return { state: 'free' }
  if (!isRecord(data) || data.state !== 'waiting' || typeof data.until !== 'string')
    throw new BrokenResponseError('unexpected')
  return { state: 'waiting', until: data.until }
}

/** Says what the link of a letter would stop. @throws {RejectionError} `not_found` */
export async function readStopLink(token: string): Promise<StopResponse> {
  return readStop(await sendJson('/api/waitlist/link/', { token }))
}

/** @throws {RejectionError} `not_found` */
export async function stopWaiting(token: string): Promise<StopResponse> {
  return readStop(await sendJson('/api/waitlist/stop/', { token }))
}

/** Reads where messages can go; nothing without a session. */
export async function readOwnContacts(): Promise<OwnContacts> {
  const headers = ownHeaders()
  const nobody = { email: null, phone: null }
  if (!headers.authorization) return nobody
  const response = await callDoor({ path: '/api/account/waitlist/', method: 'GET', headers, isQuiet: true }).catch(
    () => null,
  )
  const envelope: unknown = await response?.json().catch(() => null)
  if (!isRecord(envelope) || !isRecord(envelope.data)) return nobody
  const { email, phone } = envelope.data
  return { email: typeof email === 'string' ? email : null, phone: typeof phone === 'string' ? phone : null }
}

/** @throws {RejectionError} `not_found`: it has ended already */
export async function leaveWaitlist(id: number): Promise<void> {
  await sendJson(`/api/account/waitlist/${id}/`, undefined, { method: 'DELETE', headers: ownHeaders() })
}

function readStop(data: unknown): StopResponse {
  if (!isRecord(data) || typeof data.waiting !== 'number' || typeof data.isStopped !== 'boolean')
    throw new BrokenResponseError('unexpected')
  return { waiting: data.waiting, isStopped: data.isStopped }
}
