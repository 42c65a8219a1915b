import { z } from 'zod'
import { BOOKING_KEY_HEADER, BookingNumber } from '@/provider/contract/bookings'
import { PaymentId } from '@/provider/contract/payment-states'
import {
  BookingPaymentRequest,
  Payment,
  PaymentLookupAnswer,
  PaymentLookupRequest,
  PaymentNotification,
  PaymentRequest,
} from '@/provider/contract/payments'
import { FailureError } from '@/provider/failure-error'
import { OnceHeaders, onceOf, onceOnly } from '@/provider/http/keyed-request'
import { actingClientIdOf } from '@/provider/http/read-session'
import { answers, answersCreated, LanguageHeader, succeed } from '@/provider/http/response-schemas'
import type { ProviderServer } from '@/provider/http/server'
import { addressOf } from '@/provider/http/visitor-headers'
import type { BookingsService } from '@/provider/modules/bookings/service'
import { languageOf } from '@/provider/rules/i18n/language'
import type { PaymentsService } from './payments'

const tags = ['payments']
const CallerHeaders = LanguageHeader.extend({ 'x-client-ip': z.string().optional() })
const PayerHeaders = CallerHeaders.extend(OnceHeaders.shape)
const GuestHeaders = PayerHeaders.extend({ [BOOKING_KEY_HEADER]: z.string() })
const Id = z.object({ id: PaymentId })
const BookingParams = z.object({ number: BookingNumber })

type Bookings = Pick<BookingsService, 'find'>

/** @param isFromGateway whether the gateway sends from this address (SECURITY §4) */
export function paymentsRoutes(
  app: ProviderServer,
  payments: PaymentsService,
  bookings: Bookings,
  isFromGateway: (ip: string) => boolean,
): void {
  app.post(
    '/sun/v2/payments/lookup',
    { schema: { tags, body: PaymentLookupRequest, headers: LanguageHeader, response: answers(PaymentLookupAnswer) } },
    async ({ body, headers }) => succeed(await payments.lookUp(body, languageOf(headers['accept-language']))),
  )

  app.post(
    '/sun/v2/payments',
    { ...onceOnly, schema: { tags, body: PaymentRequest, headers: PayerHeaders, response: answersCreated(Payment) } },
    async (request, reply) => {
      const { body, headers } = request
      const caller = callerOf(headers, actingClientIdOf(request))
      const answer = await payments.start(body, onceOf(request, headers), caller)
      return reply.code(201).send(succeed(answer))
    },
  )

  app.post(
    '/sun/v2/bookings/:number/payments',
    {
      ...onceOnly,
      schema: {
        tags,
        params: BookingParams,
        body: BookingPaymentRequest,
        headers: GuestHeaders,
        response: answersCreated(Payment),
      },
    },
    async (request, reply) => {
      const { params, body, headers } = request
      const caller = callerOf(headers, actingClientIdOf(request))
      const opener = { key: headers[BOOKING_KEY_HEADER], callerId: caller.clientId }
      const booking = await bookings.find(params.number, opener, caller.language)
      const payment = await payments.startOf(booking, body, onceOf(request, headers), caller)
      return reply.code(201).send(succeed(payment))
    },
  )

  app.get('/sun/v2/payments/:id', { schema: { tags, params: Id, response: answers(Payment) } }, async ({ params }) =>
    succeed(await payments.find(params.id)),
  )

  app.post(
    '/sun/v2/payments/notifications',
    { schema: { tags, body: PaymentNotification, headers: CallerHeaders, response: answers(z.object({})) } },
    async ({ body, headers }) => {
      const ip = addressOf(headers['x-client-ip'])
      if (ip === null || !isFromGateway(ip)) throw new FailureError('forbidden', 'This is not the gateway.')
      await payments.hear(body)
      return succeed({})
    },
  )
}

function callerOf(headers: z.infer<typeof CallerHeaders>, clientId: number | null) {
  return { language: languageOf(headers['accept-language']), ip: addressOf(headers['x-client-ip']), clientId }
}
