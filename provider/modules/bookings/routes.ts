import type { FastifyRequest } from 'fastify'
import { z } from 'zod'
import { CodeResponse } from '@/provider/contract/auth'
import {
  BOOKING_KEY_HEADER,
  Booking,
  BookingNumber,
  BookingPatch,
  CancelRequest,
  ChangeQuote,
  HoldRequest,
  HoldResponse,
  PhoneCodeRequest,
  RenewRequest,
  VISITOR_HEADER,
} from '@/provider/contract/bookings'
import { Extension, ExtensionQuote, ExtensionQuoteRequest, ExtensionRequest } from '@/provider/contract/extensions'
import { NotMineRequest, NotMineResponse } from '@/provider/contract/not-mine'
import { RentalRequest } from '@/provider/contract/quotes'
import { actingClientIdOf } from '@/provider/http/auth-hooks'
import { IdempotencyHeaders, keyedRequest, requestKeyOf } from '@/provider/http/keyed-request'
import { operations } from '@/provider/http/operations'
import { createdResponses, LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { addressOf, visitHashOf } from '@/provider/http/visitor-headers'
import type { GuestHolder } from '@/provider/rules/actors'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Bookings } from './bind-bookings'
import type { BookingVisitor } from './booking-deps'

const docs = operations('bookings', {
  requestPhoneCode: 'Send a code that proves the phone of a booking',
  holdCar: 'Hold a car for a quoted rental',
  readBooking: 'Read a booking with its key',
  updateBooking: 'Confirm or change a booking',
  quoteChange: 'Quote a change of a booking',
  cancelBooking: 'Cancel a booking',
  quoteExtension: 'Quote a later return of a booking',
  requestExtension: 'Ask the branch for a later return',
  readNotMine: 'Say what the link to the owner of a phone would cancel',
  disownBookings: 'Cancel the bookings of a phone that nobody proved',
  withdrawExtension: 'Take back the request for a later return',
  renewHold: 'Renew a hold, running or expired',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const Params = z.object({ number: BookingNumber })
/** The visitor's address and visit as the site saw them: the provider itself sees only the site. */
const VisitHeaders = LanguageHeader.extend({
  'x-client-ip': z.string().optional(),
  [VISITOR_HEADER]: z.string().optional(),
})
const HoldHeaders = VisitHeaders.extend(IdempotencyHeaders.shape)
const GuestHeaders = VisitHeaders.extend({ [BOOKING_KEY_HEADER]: z.string() })
const RenewHeaders = GuestHeaders.extend(IdempotencyHeaders.shape)

/** Registers the routes of bookings. */
export function bookingsRoutes(app: ProviderServer, bookings: Bookings): void {
  holdRoutes(app, bookings)
  changeRoutes(app, bookings)
  extensionRoutes(app, bookings)
  renewRoutes(app, bookings)
  ownerRoutes(app, bookings)
}

function holdRoutes(app: ProviderServer, bookings: Bookings): void {
  app.post(
    '/sun/v2/bookings/phone-code',
    {
      config: { auth: 'app', limit: 'code', cache: 'none' },
      schema: {
        ...docs.requestPhoneCode,
        body: PhoneCodeRequest,
        headers: VisitHeaders,
        response: responses(CodeResponse),
      },
    },
    async ({ body, headers }) => ok(await bookings.requestPhoneCode(body, visitorOf(headers))),
  )

  app.post(
    '/sun/v2/bookings',
    {
      ...keyedRequest,
      config,
      schema: { ...docs.holdCar, body: HoldRequest, headers: HoldHeaders, response: createdResponses(HoldResponse) },
    },
    async (request, reply) => {
      const { body, headers } = request
      const visitor = visitorOf(headers, actingClientIdOf(request))
      const hold = await bookings.hold(body, requestKeyOf(request, headers), visitor)
      return reply.code(201).send(ok(hold))
    },
  )

  app.get(
    '/sun/v2/bookings/:number',
    { config, schema: { ...docs.readBooking, params: Params, headers: GuestHeaders, response: responses(Booking) } },
    async (request) => ok(await bookings.show(guestOf(request), visitorOf(request.headers).language)),
  )
}

function changeRoutes(app: ProviderServer, bookings: Bookings): void {
  app.patch(
    '/sun/v2/bookings/:number',
    {
      config,
      schema: {
        ...docs.updateBooking,
        params: Params,
        body: BookingPatch,
        headers: GuestHeaders,
        response: responses(Booking),
      },
    },
    async (request) => {
      const { body, headers } = request
      return ok(await bookings.update(guestOf(request), body, visitorOf(headers)))
    },
  )

  app.post(
    '/sun/v2/bookings/:number/quote',
    {
      config,
      schema: {
        ...docs.quoteChange,
        params: Params,
        body: RentalRequest,
        headers: GuestHeaders,
        response: responses(ChangeQuote),
      },
    },
    async (request) => {
      const { body, headers } = request
      return ok(await bookings.quoteChange(guestOf(request), body, visitorOf(headers).language))
    },
  )

  app.post(
    '/sun/v2/bookings/:number/cancel',
    {
      config,
      schema: {
        ...docs.cancelBooking,
        params: Params,
        body: CancelRequest,
        headers: GuestHeaders,
        response: responses(Booking),
      },
    },
    async (request) => {
      const { body, headers } = request
      return ok(await bookings.cancel(guestOf(request), body, visitorOf(headers).language))
    },
  )
}

function extensionRoutes(app: ProviderServer, bookings: Bookings): void {
  const shared = { params: Params, headers: GuestHeaders }
  app.post(
    '/sun/v2/bookings/:number/extension/quote',
    {
      config,
      schema: {
        ...docs.quoteExtension,
        ...shared,
        body: ExtensionQuoteRequest,
        response: responses(ExtensionQuote),
      },
    },
    async (request) => ok(await bookings.quoteExtension(guestOf(request), request.body)),
  )

  app.post(
    '/sun/v2/bookings/:number/extension',
    {
      config,
      schema: { ...docs.requestExtension, ...shared, body: ExtensionRequest, response: responses(Extension) },
    },
    async (request) => ok(await bookings.requestExtension(guestOf(request), request.body)),
  )

  app.delete(
    '/sun/v2/bookings/:number/extension',
    { config, schema: { ...docs.withdrawExtension, ...shared, response: responses(Extension) } },
    async (request) => ok(await bookings.withdrawExtension(guestOf(request))),
  )
}

function renewRoutes(app: ProviderServer, bookings: Bookings): void {
  app.post(
    '/sun/v2/bookings/:number/renew',
    {
      ...keyedRequest,
      config,
      schema: {
        ...docs.renewHold,
        params: Params,
        body: RenewRequest,
        headers: RenewHeaders,
        response: createdResponses(HoldResponse),
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const hold = await bookings.renew(guestOf(request), body, requestKeyOf(request, headers), visitorOf(headers))
      return reply.code(201).send(ok(hold))
    },
  )
}

function visitorOf(headers: z.infer<typeof VisitHeaders>, clientId: number | null = null): BookingVisitor {
  return {
    language: languageOf(headers['accept-language']),
    ip: addressOf(headers['x-client-ip']),
    visitHash: visitHashOf(headers[VISITOR_HEADER]),
    clientId,
  }
}

type GuestRequest = { params: z.infer<typeof Params>; headers: z.infer<typeof GuestHeaders> } & Pick<
  FastifyRequest,
  'visitor'
>

function guestOf(request: GuestRequest): GuestHolder {
  const { params, headers } = request
  return { bookingNumber: params.number, key: headers[BOOKING_KEY_HEADER], clientId: actingClientIdOf(request) }
}

function ownerRoutes(app: ProviderServer, bookings: Bookings): void {
  const ofOwner = { auth: 'app', limit: 'none', cache: 'none' } as const
  const response = responses(NotMineResponse)
  app.post(
    '/sun/v2/not-mine/link',
    { config: ofOwner, schema: { ...docs.readNotMine, body: NotMineRequest, response } },
    async ({ body }) => ok(await bookings.readNotMine(body)),
  )

  app.post(
    '/sun/v2/not-mine',
    { config: ofOwner, schema: { ...docs.disownBookings, body: NotMineRequest, response } },
    async ({ body }) => ok(await bookings.disownByLink(body)),
  )
}
