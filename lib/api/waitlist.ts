import 'server-only'
import type { AnyVisitor, Client } from '@/lib/auth/actors'
import { CONSENTS_HEADER } from '@/provider/contract/rules/headers'
import {
  LeftResponse,
  OwnWaitlistResponse,
  type StopRequest,
  StopResponse,
  type WaitlistRequest,
  WaitlistResponse,
} from '@/provider/contract/waitlist'
import { asClient, type Session } from './auth-session'
import { callOwn } from './provider/call-own'
import { callProvider } from './provider/call-provider'
import { visitorHeaders } from './provider/headers'
import { readSection } from './provider/read-section'

/** Waits for a model that is taken. @throws {ProviderError} `consent_required`, `too_many_requests`, a code of wrong dates … */
export function joinWaitlist(
  request: WaitlistRequest,
  { consents, language, requestHeaders, session }: AnyVisitor & { consents: string },
): Promise<WaitlistResponse> {
  return callProvider({
    path: '/sun/v2/waitlist',
    method: 'POST',
    body: request,
    schema: WaitlistResponse,
    headers: { [CONSENTS_HEADER]: consents, ...visitorHeaders(requestHeaders) },
    language,
    ...asClient(session),
  })
}

/** Says what the link of a letter would stop. @throws {ProviderError} `not_found` */
export function readStopLink(request: StopRequest, requestHeaders: Headers): Promise<StopResponse> {
  return callWithToken('link', request, requestHeaders)
}

/** Stops all messages of the waitlist to the letter's address. @throws {ProviderError} `not_found` */
export function stopWaiting(request: StopRequest, requestHeaders: Headers): Promise<StopResponse> {
  return callWithToken('stop', request, requestHeaders)
}

/** What the client of a page waits for. */
export function readOwnEntries(session: Session): Promise<OwnWaitlistResponse> {
  return readSection('waitlist', OwnWaitlistResponse, session)
}

/** The same for a route handler, with where messages to the client can go. */
export function listOwnEntries(client: Client): Promise<OwnWaitlistResponse> {
  return callOwn({ path: 'waitlist', method: 'GET', schema: OwnWaitlistResponse }, client)
}

/** @throws {ProviderError} `not_found`: it has ended already */
export function leaveWaitlist(id: number, client: Client): Promise<{ left: true }> {
  return callOwn({ path: `waitlist/${id}`, method: 'DELETE', schema: LeftResponse }, client)
}

function callWithToken(path: 'link' | 'stop', body: StopRequest, requestHeaders: Headers): Promise<StopResponse> {
  return callProvider({
    path: `/sun/v2/waitlist/${path}`,
    method: 'POST',
    body,
    schema: StopResponse,
    headers: visitorHeaders(requestHeaders),
    language: null,
  })
}
