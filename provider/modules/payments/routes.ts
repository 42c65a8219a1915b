import { z } from 'zod'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import {
  BookingPaymentRequest,
  Payment,
  PaymentLookupRequest,
  PaymentLookupResponse,
  PaymentNotification,
  PaymentRequest,
} from '@/provider/contract/payments'
import { PaymentId } from '@/provider/contract/payments-states'
import { actingClientIdOf } from '@/provider/http/auth-hooks'
import { IdempotencyHeaders, keyedRequest, requestKeyOf } from '@/provider/http/keyed-request'
import { operations } from '@/provider/http/operations'
import { createdResponses, LanguageHeader, ok, responses } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { addressOf } from '@/provider/http/visitor-headers'
import { languageOf } from '@/provider/rules/i18n/language'
import type { Payments } from './bind-payments'

const docs = operations('payments', {
  lookUpPayable: 'Find what can be paid by its number',
  startPayment: 'Start a payment of what a look-up has found',
  payBooking: 'Start a payment of a booking with its key',
  readPayment: 'Read the state of a payment',
  notifyPayment: 'Take a notification of the payment gateway',
})
const config = { auth: 'optional-session', limit: 'none', cache: 'default' } as const
const VisitorHeaders = LanguageHeader.extend({ 'x-client-ip': z.string().optional() })
const PayerHeaders = VisitorHeaders.extend(IdempotencyHeaders.shape)
const GuestHeaders = PayerHeaders.extend({ [BOOKING_KEY_HEADER]: z.string() })
const Id = z.object({ id: PaymentId })
const BookingParams = z.object({ number: BookingNumber })

/** Registers the routes of online payments. */
export function paymentsRoutes(app: ProviderServer, payments: Payments): void {
  app.post(
    '/sun/v2/payments/lookup',
    {
      config,
      schema: {
        ...docs.lookUpPayable,
        body: PaymentLookupRequest,
        headers: LanguageHeader,
        response: responses(PaymentLookupResponse),
      },
    },
    async ({ body, headers }) => ok(await payments.lookUp(body, languageOf(headers['accept-language']))),
  )

  app.post(
    '/sun/v2/payments',
    {
      ...keyedRequest,
      config,
      schema: {
        ...docs.startPayment,
        body: PaymentRequest,
        headers: PayerHeaders,
        response: createdResponses(Payment),
      },
    },
    async (request, reply) => {
      const { body, headers } = request
      const visitor = paymentVisitorOf(headers, actingClientIdOf(request))
      const payment = await payments.start(body, requestKeyOf(request, headers), visitor)
      return reply.code(201).send(ok(payment))
    },
  )

  app.post(
    '/sun/v2/bookings/:number/payments',
    {
      ...keyedRequest,
      config,
      schema: {
        ...docs.payBooking,
        params: BookingParams,
        body: BookingPaymentRequest,
        headers: GuestHeaders,
        response: createdResponses(Payment),
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request
      const visitor = paymentVisitorOf(headers, actingClientIdOf(request))
      const { clientId } = visitor
      const guest = { bookingNumber: params.number, key: headers[BOOKING_KEY_HEADER], clientId }
      const payment = await payments.startForBooking(guest, body, requestKeyOf(request, headers), visitor)
      return reply.code(201).send(ok(payment))
    },
  )

  app.get(
    '/sun/v2/payments/:id',
    { config, schema: { ...docs.readPayment, params: Id, response: responses(Payment) } },
    async ({ params }) => ok(await payments.read(params.id)),
  )
  notificationRoute(app, payments)
}

function notificationRoute(app: ProviderServer, payments: Payments): void {
  app.post(
    '/sun/v2/payments/notifications',
    {
      config: { ...config, auth: 'gateway' },
      schema: {
        ...docs.notifyPayment,
        body: PaymentNotification,
        headers: VisitorHeaders,
        response: responses(z.object({})),
      },
    },
    async ({ body }) => {
      await payments.handleNotification(body)
      return ok({})
    },
  )
}

function paymentVisitorOf(headers: z.infer<typeof VisitorHeaders>, clientId: number | null) {
  return { language: languageOf(headers['accept-language']), ip: addressOf(headers['x-client-ip']), clientId }
}
