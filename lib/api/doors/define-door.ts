import 'server-only'
import type { NextRequest, NextResponse } from 'next/server'
import type { z } from 'zod'
import { newVisit, readVisit } from '@/lib/bookings/visit'
import { serverEnv } from '@/lib/config/server-env'
import { requireSession } from '../auth-session'
import { openAccess } from './access'
import { DoorError } from './door-error'
import type { DoorContext, DoorHandler, DoorPolicy, OfOwnBody, ResultOf } from './door-policy'
import { respondWithFailure } from './failure-response'
import { limitAttempts, limitCodes } from './limit'
import { type Once, readOnce } from './once'
import { checkOrigin } from './origin'
import { readConsents, readJson, readLanguage } from './readers'
import { respond } from './responses'

type Route = { params: Promise<Record<string, string>> }
type OfBody<Result> = (body: unknown) => Result

/**
 * Defines a route handler: what the policy names is checked in one order, a failure of any step is the contract's failure
 * body. The policy stands on the handler, for the test of all policies.
 */
export function defineDoor<const P extends DoorPolicy>(
  policy: P & OfOwnBody<P>,
  work: (context: DoorContext<P>) => ResultOf[P['response']] | Promise<ResultOf[P['response']]>,
): DoorHandler<P> & { policy: P } {
  const handler = async (request: NextRequest, route?: Route): Promise<NextResponse> => {
    try {
      const { context, visit } = await prepareContext(policy, request, route)
      const result = await work(context as DoorContext<P>)
      return respond(policy.response, result, visit)
    } catch (error) {
      // Its visitor sees the failure page of the link, to be tried again.
      if (policy.session === 'internal' && !(error instanceof DoorError)) throw error
      return respondWithFailure(error, request)
    }
  }
  return Object.assign(handler as DoorHandler<P>, { policy })
}

type Opened = { context: object; visit: string | null }

/** The order is seen from outside: it decides which failure a request with several errors gets. */
async function prepareContext(policy: DoorPolicy, request: NextRequest, route?: Route): Promise<Opened> {
  if (policy.origin === undefined) checkOrigin(request)
  if (typeof policy.limit === 'string') await limitAttempts(policy.limit, request)
  const client = policy.session === 'client' ? { session: requireSession(request) } : {}
  const { sent, body } = await readBody(policy, request)
  const { door, when } = policy.secondLimit ?? {}
  if (door && (when as OfBody<boolean>)(body)) await limitAttempts(door, request)
  const once = policy.once ? readOnce(request, sent) : null
  const params = (await route?.params) ?? {}
  const access = openAccess(policy.session, request, params.number ?? '')
  if (policy.promoCodes) await limitCodes(request, ...(policy.promoCodes as OfBody<string[]>)(body))
  const visit = once && policy.response === 'hold' ? visitOf(request, once) : null
  const context = {
    request,
    requestHeaders: request.headers,
    language: readLanguage(request),
    ...params,
    ...(body === undefined ? {} : { body }),
    ...client,
    ...access,
    ...once,
    ...(policy.consents ? { consents: readConsents(request) } : {}),
    ...(policy.query ? { query: policy.query.parse(Object.fromEntries(request.nextUrl.searchParams)) } : {}),
    ...(visit === null ? {} : { visit }),
  }
  return { context, visit }
}

/** `sent`: as it came, for the hash that belongs to the idempotency key. */
async function readBody({ body, bodyLimitBytes }: DoorPolicy, request: Request) {
  if (body === undefined || body === 'stream') return { sent: undefined, body: undefined }
  const sent = await readJson(request, bodyLimitBytes)
  return { sent, body: (body as z.ZodType).parse(sent) }
}

function visitOf(request: NextRequest, once: Once): string {
  return readVisit(request.cookies, serverEnv().SITE_URL) ?? newVisit(once.idempotencyKey)
}
