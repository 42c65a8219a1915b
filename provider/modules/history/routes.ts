import { z } from 'zod'
import { Booking, BookingNumber, CancelRequest, ChangeQuote, ChangeRequest } from '@/provider/contract/bookings'
import { Extension, ExtensionQuote, ExtensionQuoteRequest, ExtensionRequest } from '@/provider/contract/extensions'
import { ClaimRequest, ClaimResponse, HistoryDetail, HistoryResponse } from '@/provider/contract/history'
import { BookingPaymentRequest, Payment } from '@/provider/contract/payments'
import { RentalRequest } from '@/provider/contract/quotes'
import { IdempotencyHeaders, keyedRequest, requestKeyOf } from '@/provider/http/keyed-request'
import { operations } from '@/provider/http/operations'
import { createdResponses, LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { addressOf } from '@/provider/http/visitor-headers'
import { YearQuery } from '@/provider/http/year-query'
import type { Bookings } from '@/provider/modules/bookings/bind-bookings'
import type { Payments } from '@/provider/modules/payments/bind-payments'
import { languageOf } from '@/provider/rules/i18n/language'
import type { History } from './list-rentals'

const docs = operations('history', {
  listHistory: "List the client's rentals",
  readRental: 'Read one rental',
  claimBooking: "Say whether a booking with the client's phone is his",
  quoteRentalChange: 'Quote a change of a rental',
  changeRental: 'Change a rental',
  cancelRental: 'Cancel a rental',
  quoteRentalExtension: 'Quote a later return of a rental',
  requestRentalExtension: 'Ask the branch for a later return of a rental',
  withdrawRentalExtension: 'Take back the request for a later return of a rental',
  payRental: 'Start a payment of a rental',
})
const config = { auth: 'session', limit: 'none', cache: 'none' } as const
const params = z.object({ number: BookingNumber })
const headers = LanguageHeader
const PaymentHeaders = LanguageHeader.extend({ 'x-client-ip': z.string().optional(), ...IdempotencyHeaders.shape })
const NUMBER = '/auth-client/history/:number'

/** Adds the routes of the client's rentals. @param bookings the use cases that a guest opens with the key of a booking. */
export function historyRoutes(app: ProviderServer, history: History, bookings: Bookings, payments: Payments): void {
  app.get(
    '/auth-client/history',
    { config, schema: { ...docs.listHistory, querystring: YearQuery, response: responses(HistoryResponse) } },
    async ({ session, query }) => ok(await history.list(session.clientId, query.year ?? null)),
  )

  app.get(
    NUMBER,
    { config, schema: { ...docs.readRental, params, headers, response: responses(HistoryDetail) } },
    async ({ session, params: { number }, headers }) =>
      ok(await history.read(session.clientId, number, languageOf(headers['accept-language']))),
  )

  app.post(
    `${NUMBER}/claim`,
    { config, schema: { ...docs.claimBooking, params, body: ClaimRequest, response: responses(ClaimResponse) } },
    async ({ session: { clientId }, params: { number }, body }) => ok(await history.claim(clientId, number, body)),
  )

  app.post(
    `${NUMBER}/quote`,
    {
      config: { ...config, changesNothing: true },
      schema: { ...docs.quoteRentalChange, params, body: RentalRequest, headers, response: responses(ChangeQuote) },
    },
    async ({ session: { clientId }, params: { number }, body, headers }) =>
      ok(await bookings.quoteChange({ bookingNumber: number, clientId }, body, languageOf(headers['accept-language']))),
  )

  app.patch(
    NUMBER,
    {
      config,
      schema: { ...docs.changeRental, params, body: ChangeRequest, headers, response: responses(Booking) },
    },
    async ({ session: { clientId }, params: { number }, body, headers }) =>
      ok(await bookings.change({ bookingNumber: number, clientId }, body, languageOf(headers['accept-language']))),
  )

  app.post(
    `${NUMBER}/cancel`,
    {
      config,
      schema: { ...docs.cancelRental, params, body: CancelRequest, headers, response: responses(Booking) },
    },
    async ({ session: { clientId }, params: { number }, body, headers }) =>
      ok(await bookings.cancel({ bookingNumber: number, clientId }, body, languageOf(headers['accept-language']))),
  )

  extensionRoutes(app, bookings)

  app.post(
    `${NUMBER}/payments`,
    {
      ...keyedRequest,
      config,
      schema: {
        ...docs.payRental,
        params,
        body: BookingPaymentRequest,
        headers: PaymentHeaders,
        response: createdResponses(Payment),
      },
    },
    async (request, reply) => {
      const { session, params, body, headers } = request
      const access = { bookingNumber: params.number, clientId: session.clientId }
      const visitor = { ip: addressOf(headers['x-client-ip']), language: languageOf(headers['accept-language']) }
      const payment = await payments.startForBooking(access, body, requestKeyOf(request, headers), visitor)
      return reply.code(201).send(ok(payment))
    },
  )
}

function extensionRoutes(app: ProviderServer, bookings: Bookings): void {
  const path = `${NUMBER}/extension`
  app.post(
    `${path}/quote`,
    {
      config: { ...config, changesNothing: true },
      schema: {
        ...docs.quoteRentalExtension,
        params,
        body: ExtensionQuoteRequest,
        response: responses(ExtensionQuote),
      },
    },
    async ({ session: { clientId }, params: { number }, body }) =>
      ok(await bookings.quoteExtension({ bookingNumber: number, clientId }, body)),
  )

  app.post(
    path,
    {
      config,
      schema: { ...docs.requestRentalExtension, params, body: ExtensionRequest, response: responses(Extension) },
    },
    async ({ session: { clientId }, params: { number }, body }) =>
      ok(await bookings.requestExtension({ bookingNumber: number, clientId }, body)),
  )

  app.delete(
    path,
    { config, schema: { ...docs.withdrawRentalExtension, params, response: responses(Extension) } },
    async ({ session: { clientId }, params: { number } }) =>
      ok(await bookings.withdrawExtension({ bookingNumber: number, clientId })),
  )
}
