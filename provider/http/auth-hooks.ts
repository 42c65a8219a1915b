import { createHash, timingSafeEqual } from 'node:crypto'
import type { onRequestAsyncHookHandler, preHandlerAsyncHookHandler } from 'fastify'
import type { z } from 'zod'
import { APP_TOKEN_HEADER, SESSION_HEADER } from '@/provider/contract/rules/session-headers'
import { FailureError } from '@/provider/failure-error'
import type { Client, Gateway, RequestVisitor } from '@/provider/rules/actors'
import { isLoopback } from '@/provider/security/loopback'
import { addressOf, type VisitorHeaders, visitorOf } from './visitor-headers'

const BEARER = /^Bearer ([\x21-\x7e]{1,512})$/i
const READING = ['GET', 'HEAD']
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]']
/** Headers of a request through a proxy: it comes from another machine, even if the proxy runs on this one. */
const FORWARDED = ['x-forwarded-for', 'forwarded', 'x-real-ip']
/** Values of `sec-fetch-site` that another site's page cannot send; `none` is a typed address. */
const OWN_SITES: unknown[] = [undefined, 'none', 'same-origin']

/** @param clientToken null: the request has none, as when a page is rendered on the server. */
export type FindSession = (session: string, clientToken: string | null) => Promise<Client | null>

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the handler of a route with `auth: 'session'`. */
    session: Client
    /**
     * The client whose session came with the request; set on routes with `auth: 'optional-session'` or `'gateway'`, else
     * null.
     */
    visitor: (Client & { hasClientToken: boolean }) | null
  }
  interface FastifyContextConfig {
    /** A POST that only reads: a page that is rendered without the client's token may send it. */
    changesNothing?: boolean
  }
}

type Headers = Record<string, string | string[] | undefined>

/**
 * Requires the site's token as the bearer, before a body is read.
 *
 * @throws {FailureError} `unauthenticated`
 */
export function requireBearer(token: string): onRequestAsyncHookHandler {
  return async ({ headers }) => checkBearer(headers, token)
}

/**
 * Requires the site's token in `x-app-token`, where the bearer is the client's token.
 *
 * @throws {FailureError} `unauthenticated`
 */
export function requireAppToken(token: string): onRequestAsyncHookHandler {
  return async ({ headers }) => checkAppToken(headers[APP_TOKEN_HEADER], token)
}

/**
 * Requires a live session. A page that is rendered on the server has no client token, so only a request that changes
 * something must have one.
 *
 * @throws {FailureError} `unauthenticated`
 */
export function requireSession(findSession: FindSession): onRequestAsyncHookHandler {
  return async (request) => {
    const session = sessionIn(request.headers)
    const clientToken = clientTokenIn(request.headers)
    const isAllowed =
      clientToken !== null || READING.includes(request.method) || request.routeOptions.config.changesNothing === true
    const client = session && isAllowed && (await findSession(session, clientToken))
    if (!client) throw new FailureError('unauthenticated', 'No live session.')
    request.session = client
  }
}

/**
 * Requires the site's token and reads the session beside it. The token is the bearer, or it is in `x-app-token` and a
 * session may come with it. A session that has ended makes the visitor a guest; the request is not rejected.
 *
 * @throws {FailureError} `unauthenticated`
 */
export function readSession(token: string, findSession: FindSession): onRequestAsyncHookHandler {
  return async (request) => {
    const { headers } = request
    const appToken = headers[APP_TOKEN_HEADER]
    if (appToken === undefined) return checkBearer(headers, token)
    checkAppToken(appToken, token)
    const session = sessionIn(headers)
    const clientToken = clientTokenIn(headers)
    const client = session && (await findSession(session, clientToken))
    request.visitor = client ? { ...client, hasClientToken: clientToken !== null } : null
  }
}

/**
 * Requires a request that names this machine. A page of the internet whose name was pointed at this machine (DNS
 * rebinding) reaches the port too, but under its own name.
 *
 * @param host at which the provider listens
 * @throws {FailureError} `not_found`
 */
export function requireLocalHost(host: string | undefined): onRequestAsyncHookHandler {
  const names = [...LOCAL_HOSTS, ...(host === undefined ? [] : [asName(host)])]
  return async ({ headers }) => {
    const isLocal = names.includes(nameIn(headers.host)) && OWN_SITES.includes(headers['sec-fetch-site'])
    if (!isLocal) throw new FailureError('not_found', 'No such route.')
  }
}

/**
 * Requires that the site had the request from the payment gateway.
 *
 * @throws {FailureError} `forbidden`
 */
export function requireGateway(isGateway: (gateway: Gateway) => boolean): preHandlerAsyncHookHandler {
  return async ({ headers, log }) => {
    const address = addressOf(headers['x-client-ip'])
    if (address !== null && isGateway({ address })) return
    // Somebody tries, or a proxy that is not listed hides the gateway: then no notification comes through.
    log.warn('a payment notification did not come from the gateway')
    throw new FailureError('forbidden', 'This is not the gateway.')
  }
}

/**
 * Requires a request that was sent on this machine itself.
 *
 * @throws {FailureError} `not_found`
 */
export function requireLoopback(): preHandlerAsyncHookHandler {
  return async ({ headers, ip }) => {
    const isForwarded = FORWARDED.some((name) => headers[name] !== undefined)
    if (isForwarded || !isLoopback(ip)) throw new FailureError('not_found', 'No such route.')
  }
}

/** Returns the client of the session, or null: enough for a route that changes nothing. */
export function clientIdOf({ visitor }: { visitor: { clientId: number } | null }): number | null {
  return visitor?.clientId ?? null
}

/** Returns the client for a route that changes something, or null: the browser must have sent the client token too. */
export function actingClientIdOf({
  visitor,
}: {
  visitor: { clientId: number; hasClientToken: boolean } | null
}): number | null {
  return visitor?.hasClientToken ? visitor.clientId : null
}

type SentRequest = {
  headers: z.infer<typeof VisitorHeaders>
  visitor: { clientId: number; hasClientToken: boolean } | null
}

/** Returns who sends the branch a request: the visitor, and the client whose session acts. */
export function requestVisitorOf(request: SentRequest): RequestVisitor {
  return { ...visitorOf(request.headers), clientId: actingClientIdOf(request) }
}

/** Returns the session value of the request's headers, or null. */
export function sessionIn(headers: Headers): string | null {
  const value = headers[SESSION_HEADER]
  return typeof value === 'string' && value !== '' ? value : null
}

/** Returns null when there is no such header; a header that is not a bearer counts as a wrong token, not as none. */
export function clientTokenIn({ authorization }: Headers): string | null {
  if (authorization === undefined) return null
  return BEARER.exec(String(authorization))?.[1] ?? ''
}

/** Returns whether a request comes from the site: it has the site's token as the bearer or, beside a client's, in `x-app-token`. */
export function hasSiteToken({ authorization = '', ...headers }: Headers, token: string): boolean {
  const [, bearer = ''] = BEARER.exec(String(authorization)) ?? []
  return isSameToken(String(headers[APP_TOKEN_HEADER] ?? bearer), token)
}

function checkBearer({ authorization = '' }: { authorization?: string | undefined }, token: string): void {
  const [, bearer = ''] = BEARER.exec(authorization) ?? []
  if (!isSameToken(bearer, token)) {
    throw new FailureError('unauthenticated', 'The fixed bearer token is missing or wrong.')
  }
}

function checkAppToken(header: string | string[] | undefined, token: string): void {
  if (!isSameToken(String(header ?? ''), token)) {
    throw new FailureError('unauthenticated', 'The fixed token is missing or wrong.')
  }
}

/** Compares digests, which have one length, so that the time does not depend on the token. */
function isSameToken(received: string, token: string): boolean {
  return timingSafeEqual(digest(received), digest(token))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

/** Returns the host name without the port. */
function nameIn(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}

function asName(host: string): string {
  return host.includes(':') ? `[${host}]` : host.toLowerCase()
}
