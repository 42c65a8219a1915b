import { createHash } from 'node:crypto'
import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import {
  BOOKING_KEY_HEADER,
  Booking,
  BookingNumber,
  BookingPatch,
  CancelRequest,
  ChangeQuote,
  HoldAnswer,
  HoldRequest,
  RenewRequest,
  VISITOR_HEADER,
} from '@/provider/contract/bookings'
import { RentalRequest } from '@/provider/contract/quotes'
import { actingClientIdOf } from '@/provider/http/auth-hooks'
import { IdempotencyHeaders, keyedRequest, requestKeyOf } from '@/provider/http/keyed-request'
import { createdResponses, LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { addressOf } from '@/provider/http/visitor-headers'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Caller, Opener } from './open-booking'
import type { BookingsService } from './service'

const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const tags = ['bookings']
const Params = z.object({ number: BookingNumber })
/** The visitor's address and visit as the site saw them: the provider itself sees only the site. */
const CallerHeaders = LanguageHeader.extend({
  'x-client-ip': z.string().optional(),
  [VISITOR_HEADER]: z.string().optional(),
})
const HoldHeaders = CallerHeaders.extend(IdempotencyHeaders.shape)
const GuestHeaders = CallerHeaders.extend({ [BOOKING_KEY_HEADER]: z.string() })
const RenewHeaders = GuestHeaders.extend(IdempotencyHeaders.shape)

export function bookingsRoutes(app: ProviderServer, bookings: BookingsService): void {
  holdRoutes(app, bookings)
  changeRoutes(app, bookings)
  renewRoutes(app, bookings)
}

function holdRoutes(app: ProviderServer, bookings: BookingsService): void {
  app.post(
    '/sun/v2/bookings',
    {
      ...keyedRequest,
      config,
      schema: { tags, body: HoldRequest, headers: HoldHeaders, response: createdResponses(HoldAnswer) },
    },
    async (request, reply) => {
      const { body, headers } = request
      const caller = callerOf(headers, actingClientIdOf(request))
      const answer = await bookings.hold(body, requestKeyOf(request, headers), caller)
      return reply.code(201).send(ok(answer))
    },
  )

  app.get(
    '/sun/v2/bookings/:number',
    { config, schema: { tags, params: Params, headers: GuestHeaders, response: responses(Booking) } },
    async (request) => {
      const { params, headers } = request
      return ok(await bookings.find(params.number, openerOf(request), callerOf(headers).language))
    },
  )
}

function changeRoutes(app: ProviderServer, bookings: BookingsService): void {
  app.patch(
    '/sun/v2/bookings/:number',
    {
      config,
      schema: { tags, params: Params, body: BookingPatch, headers: GuestHeaders, response: responses(Booking) },
    },
    async (request) => {
      const { params, body, headers } = request
      const { number } = params
      const key = openerOf(request)
      const caller = callerOf(headers)
      const changed =
        'status' in body
          ? bookings.confirm(number, key, body, caller)
          : bookings.change(number, key, body, caller.language)
      return ok(await changed)
    },
  )

  app.post(
    '/sun/v2/bookings/:number/quote',
    {
      config,
      schema: { tags, params: Params, body: RentalRequest, headers: GuestHeaders, response: responses(ChangeQuote) },
    },
    async (request) => {
      const { params, body, headers } = request
      return ok(await bookings.quote(params.number, openerOf(request), body, callerOf(headers).language))
    },
  )

  app.post(
    '/sun/v2/bookings/:number/cancel',
    {
      config,
      schema: { tags, params: Params, body: CancelRequest, headers: GuestHeaders, response: responses(Booking) },
    },
    async (request) => {
      const { params, body, headers } = request
      return ok(await bookings.cancel(params.number, openerOf(request), body, callerOf(headers).language))
    },
  )
}

function renewRoutes(app: ProviderServer, bookings: BookingsService): void {
  app.post(
    '/sun/v2/bookings/:number/renew',
    {
      ...keyedRequest,
      config,
      schema: {
        tags,
        params: Params,
        body: RenewRequest,
        headers: RenewHeaders,
        response: createdResponses(HoldAnswer),
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request
      const [guest, once] = [openerOf(request), requestKeyOf(request, headers)]
      const answer = await bookings.renew(params.number, guest, body, once, callerOf(headers))
      return reply.code(201).send(ok(answer))
    },
  )
}

/** The visit's token is forgotten here: what is kept with a hold is its hash. */
function callerOf(headers: z.infer<typeof CallerHeaders>, clientId: number | null = null): Caller {
  const token = headers[VISITOR_HEADER]
  return {
    language: languageOf(headers['accept-language']),
    ip: addressOf(headers['x-client-ip']),
    visitor: token ? createHash('sha256').update(token).digest('hex') : null,
    clientId,
  }
}

function openerOf(request: { headers: z.infer<typeof GuestHeaders> } & Pick<FastifyRequest, 'visitor'>): Opener {
  return { key: request.headers[BOOKING_KEY_HEADER], callerId: actingClientIdOf(request) }
}
